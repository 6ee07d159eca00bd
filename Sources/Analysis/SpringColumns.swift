import Springs
import Words

/// Which columns of a table describe a spring.
package struct SpringColumns: Sendable, Hashable {
    /// The positions of the columns with what they hold.
    package let columns: [Column]

    /// A column that is read.
    package struct Column: Sendable, Hashable {
        package let position: Int
        package let parameter: SpringParameter
    }

    /// What describes a spring, in the order in which it is looked for; the last of each may be missing.
    private static let descriptions: [(needed: [SpringParameter], extra: [SpringParameter])] = [
        ([.duration, .bounce], []), ([.response, .dampingRatio], []), ([.stiffness, .damping], [.mass]),
    ]

    /// The columns of a header: `duration` and `bounce`, `response` and `damping_ratio`, or `stiffness` and `damping` with
    /// `mass`; times may be called `duration_s` and `response_s`.
    ///
    /// - Throws: ``SpringColumnsError`` where none of these are there.
    package init(_ header: [String]) throws(SpringColumnsError) {
        let position = { (parameter: SpringParameter) -> Column? in
            let names = [parameter.metric.id, parameter.rawValue.replacing("-", with: "_")]
            return header.firstIndex(where: names.contains).map { Column(position: $0, parameter: parameter) }
        }
        for (needed, extra) in Self.descriptions {
            let found = needed.compactMap(position)
            guard found.count == needed.count else { continue }
            columns = found + extra.compactMap(position)
            return
        }
        throw SpringColumnsError(header: header)
    }
}

/// A table without a spring in it.
package struct SpringColumnsError: Error, Hashable, Sendable, CustomStringConvertible {
    let header: [String]

    /// One sentence: what was given, what is needed.
    package var description: String {
        "no spring is in the columns \(header.map { quoted($0, most: 40) }.listed(atMost: 12)); name duration and bounce, "
            + "response and damping_ratio, or mass, stiffness and damping"
    }
}
