import Foundation
import TestSupport
import Testing

/// What is written is put before those who will read it: a browser, JavaScript's and Swift's parsers, grammars of our own.
@Suite("Written code is what others read")
struct WrittenCodeTests {
    private static let chromium: Program? = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap {
        Program($0)
    }.first
    private static let node = Program("node") ?? Program("nodejs")
    private static let swift = Program("swiftc")

    /// The textbook's unit step of a spring of a period and a damping ratio up to 1.
    private func step(_ duration: Double, _ ratio: Double, _ time: Double) -> Double {
        let w = 2 * Double.pi / duration
        guard ratio < 1 else { return 1 - exp(-w * time) * (1 + w * time) }
        let d = w * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-ratio * w * time) * (cos(d * time) + ratio * w / d * sin(d * time))
    }

    private struct Played: Decodable {
        let duration: Double
        let values: [Double]
    }

    @Test(
        "A browser plays the CSS within its stated error of the spring",
        .enabled(if: chromium != nil, "needs chromium"), .timeLimit(.minutes(3)),
        arguments: [(0.35, 0.35, "0.1%"), (0.12, 0, "1%"), (0.5, 0.7, "0.2%")])
    func browser(_ duration: Double, _ bounce: Double, _ error: String) throws {
        let css = try Dashpot.run("convert", "\(duration),\(bounce)", "--to", "css", "--error", error, "--quiet").text
        let page = """
            <!doctype html><meta charset="utf-8"><style>\(css)</style><div id="e"></div><pre id="out"></pre><script>
            const root = getComputedStyle(document.documentElement);
            const easing = root.getPropertyValue("--spring-easing").trim();
            const duration = parseFloat(root.getPropertyValue("--spring-duration"));
            const e = document.getElementById("e");
            const a = e.animate([{ marginLeft: "0px" }, { marginLeft: "10000px" }], { duration, easing, fill: "both" });
            a.pause();
            const values = [];
            for (let i = 0; i <= 1000; i++) {
              a.currentTime = duration * i / 1000;
              values.push(parseFloat(getComputedStyle(e).marginLeft) / 10000);
            }
            document.getElementById("out").textContent = JSON.stringify({ duration, values });
            </script>
            """
        let folder = try Folder()
        let path = try folder.file("page.html", page)
        let outcome = try #require(Self.chromium).run(
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--user-data-dir=\(folder.url.path)/profile", "--dump-dom", "file://\(path)",
            ], in: folder.url)
        let found = try #require(
            outcome.text.components(separatedBy: "<pre id=\"out\">").last?.components(separatedBy: "</pre>").first)
        let played = try JSONDecoder().decode(Played.self, from: Data(found.utf8))
        #expect(played.values.count == 1001)
        let limit = (Double(error.dropLast()) ?? 0) / 100 + 1e-3
        for (index, value) in played.values.enumerated() {
            let time = played.duration / 1000 * Double(index) / 1000
            #expect(abs(value - step(duration, 1 - bounce, time)) <= limit)
        }
    }

    private struct Entry: Decodable {
        let target: String
        let code: String?
    }

    private func written(_ words: String...) throws -> [Entry] {
        let outcome = try Dashpot.run(["convert"] + words + ["--to", "all", "--format", "json"], in: try Folder())
        return try JSONDecoder().decode([Entry].self, from: outcome.output)
    }

    @Test(
        "JavaScript's parser reads every literal and call", .enabled(if: node != nil, "needs node"),
        arguments: ["0.35,0.35", "0.5,-0.3", "0.12,0"])
    func javaScript(_ animation: String) throws {
        let targets: Set<String> = [
            "motion", "motion-duration", "motion-physics", "react-spring", "react-native", "reanimated",
            "reanimated-duration",
            "remotion", "anime", "svelte", "web-animations", "gsap", "lottie", "after-effects", "figma", "json",
        ]
        let entries = try written(animation).filter { targets.contains($0.target) && $0.code != nil }
        #expect(entries.count >= 13)
        let folder = try Folder()
        for entry in entries {
            let code = entry.code ?? ""
            // A config line is a member of an object; everything else is an expression.
            let source = code.hasPrefix("config:") ? "({ \(code) })" : code.hasPrefix("{") ? "(\(code))" : code
            try folder.file(
                "\(entry.target).js",
                "function f(t, el, frames, value, frame, fps, Animated, spring, withSpring, gsap, CustomEase, Spring) {\n\(source)\n}\n"
            )
            let outcome = try #require(Self.node).run(["--check", "\(entry.target).js"], in: folder.url)
            #expect(outcome.status == 0, "\(entry.target): \(code)\n\(outcome.errors)")
        }
    }

    @Test("After Effects' expression, computed by JavaScript, is the spring", .enabled(if: node != nil, "needs node"))
    func expression() throws {
        let code = try Dashpot.run("convert", "0.35,0.35", "--to", "after-effects", "--quiet").text
        let folder = try Folder()
        try folder.file("e.js", "const f = t => \(code)\nfor (let i = 0; i <= 100; i++) console.log(f(i / 200));\n")
        let lines = try #require(Self.node).run(["e.js"], in: folder.url).lines
        #expect(lines.count == 101)
        for (index, line) in lines.enumerated() {
            #expect(abs((Double(line) ?? .nan) - step(0.35, 0.65, Double(index) / 200)) < 1e-6)
        }
    }

    @Test("Swift's parser reads the Swift", .enabled(if: swift != nil, "needs swiftc"))
    func swiftParses() throws {
        let targets: Set<String> = [
            "swiftui", "swiftui-response", "swiftui-physical", "swiftui-spring", "uikit", "uikit-animate",
            "core-animation",
        ]
        let folder = try Folder()
        var text = ""
        for (index, animation) in [
            "0.35,0.35", "0.5,-0.3", ".interpolatingSpring(mass: 2, stiffness: 300, damping: 30, initialVelocity: 3)",
        ].enumerated() {
            for entry in try written(animation) where targets.contains(entry.target) {
                let code = entry.code ?? ""
                let name = "f\(index)_" + entry.target.replacingOccurrences(of: "-", with: "_")
                text +=
                    code.hasPrefix("let ") || code.hasPrefix("UIView")
                    ? "func \(name)() {\n\(code)\n}\n"
                    : "let \(name): Any = \(code.hasPrefix(".") ? "Animation\(code)" : code)\n"
            }
        }
        #expect(text.split(separator: "\n").count >= 21)
        try folder.file("Written.swift", text)
        try folder.file(
            "t.json",
            "{ \"a-b\": { \"$type\": \"spring\", \"$value\": \"snappy\" }, \"c\": { \"$type\": \"spring\", \"$value\": \"0.3,0.4\" } }"
        )
        #expect(try Dashpot.run(["tokens", "t.json", "-o", "Tokens.swift"], in: folder).status == 0)
        for file in ["Written.swift", "Tokens.swift"] {
            let outcome = try #require(Self.swift).run(["-frontend", "-parse", file], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    /// Calls with named arguments as Kotlin and Dart have them: `name(label = 1f, other = call(…))`.
    private struct CallGrammar {
        let separator: Character
        var rest: Substring

        mutating func skip() { rest = rest.drop { $0 == " " || $0 == "\n" } }

        mutating func take(_ sign: Character) -> Bool {
            skip()
            guard rest.first == sign else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// A number, or names joined by dots with arguments in brackets.
        mutating func expression() -> Bool {
            skip()
            if let number = rest.prefixMatch(of: /-?[0-9]+(\.[0-9]+)?f?/) {
                rest = rest[number.range.upperBound...]
                return true
            }
            while let name = rest.prefixMatch(of: /[A-Za-z_][A-Za-z_0-9]*(<[A-Z][a-z]+>)?/) {
                rest = rest[name.range.upperBound...]
                if take("(") {
                    if !take(")") {
                        repeat {
                            skip()
                            if let label = rest.prefixMatch(of: /[A-Za-z_]+ *[=:] */), label.output.contains(separator)
                            {
                                rest = rest[label.range.upperBound...]
                            }
                            guard expression() else { return false }
                        } while take(",")
                        guard take(")") else { return false }
                    }
                }
                if !take(".") { return true }
            }
            return false
        }
    }

    @Test(
        "Kotlin and Dart are calls with named arguments of their kind",
        arguments: [("compose", "="), ("android", "="), ("flutter", ":")])
    func calls(_ target: String, _ separator: String) throws {
        for animation in [
            "0.35,0.35", "0.5,-0.3", "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms",
            "Spring(mass: 2, stiffness: 300, damping: 30)",
        ] {
            guard let code = try written(animation).first(where: { $0.target == target })?.code else { continue }
            var grammar = CallGrammar(separator: Character(separator), rest: Substring(code))
            #expect(grammar.expression() && grammar.rest.isEmpty, "\(code)")
        }
    }

    @Test("niri's line is a KDL node of properties, Hyprland's a call of Lua with a table")
    func configuration() throws {
        for animation in ["0.35,0.35", "0.12,0", "0.5,-0.3"] {
            let entries = try written(animation)
            let niri = try #require(entries.first { $0.target == "niri" }?.code)
            #expect(niri.wholeMatch(of: /[a-z]+( [a-z-]+=[0-9]+(\.[0-9]+)?)+/) != nil, "\(niri)")
            let hyprland = try #require(entries.first { $0.target == "hyprland" }?.code)
            #expect(
                hyprland.wholeMatch(of: /hl\.curve\("[a-z]+", \{ type = "spring"(, [a-z]+ = [0-9]+(\.[0-9]+)?){3} \}\)/)
                    != nil,
                "\(hyprland)")
        }
    }
}
