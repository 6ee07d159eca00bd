import Springs

extension Ecosystem {
    /// react-motion's `spring(10, { stiffness: 160, damping: 14 })`: stiffness 170 and damping 26 unless given, mass 1.
    ///
    /// Facts from its source, github.com/chenglou/react-motion.
    package static let reactMotion = Ecosystem(
        id: "react-motion", title: "react-motion",
        examples: ["spring(10, { stiffness: 160, damping: 14 })"],
        recognise: { snippet in
            guard let options = snippet.options(of: ["spring"]), options.link.arguments?.count == 2,
                snippet.chain?.links.count == 1,
                options.fields.contains(where: { $0.label == "stiffness" || $0.label == "damping" }),
                !SvelteReader.areFractions(options.fields)
            else { return nil }
            return .name
        },
        read: { snippet throws(Fault) in
            let (fields, range) = try snippet.fields(of: ["spring"])
            let call = try CallReader(
                fields, as: "a spring of react-motion", at: range, [["stiffness?", "damping?", "precision?"]])
            let spring = try call.physical(stiffness: 170, damping: 26)
            return Reading(
                Animation(.spring(spring, blendDuration: 0)), warnings: [.readAs("react-motion", instead: nil)])
        })
}
