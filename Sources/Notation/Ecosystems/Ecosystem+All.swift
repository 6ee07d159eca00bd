extension Ecosystem {
    /// Every ecosystem that is read, in the order of help; where two are recognised equally surely the earlier one reads.
    package static var all: [Ecosystem] { added.isEmpty ? known : known + added }

    private static let known: [Ecosystem] = [
        .swiftUI, .short, .uiKit, .coreAnimation, .css, .webAnimations, .motion, .reactSpring, .reactMotion,
        .reactNative, .origami, .reanimated,
        .remotion,
        .anime, .svelte, .compose, .android, .flutter, .qt, .gtk, .niri, .hyprland, .picom, .webKit, .figma, .winUI,
        .unreal, .unity, .json, .named,
    ]

    /// More of them for as long as something runs: a test finds a made-up one wherever ecosystems are.
    @TaskLocal package static var added: [Ecosystem] = []
}

extension Target {
    /// Everything that can be written, in the order of help: the ecosystems' own, then what is only written.
    package static var all: [Target] {
        Ecosystem.all.flatMap(\.targets) + [.gsap, .lottie, .afterEffects, .tokens]
    }
}
