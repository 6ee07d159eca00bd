extension Ecosystem {
    /// Every ecosystem that is read, in the order of help; where two are recognised equally surely the earlier one reads.
    package static var all: [Ecosystem] { added.isEmpty ? known : known + added }

    private static let known: [Ecosystem] = [
        .swiftUI, .short, .uiKit, .coreAnimation, .css, .motion, .reactSpring, .reactNative, .reanimated, .remotion,
        .anime, .svelte, .compose, .flutter,
    ]

    /// More of them for as long as something runs: a test finds a made-up one wherever ecosystems are.
    @TaskLocal package static var added: [Ecosystem] = []
}
