extension Ecosystem {
    /// Every ecosystem that is read, in the order of help; where two are recognised equally surely the earlier one reads.
    package static let all: [Ecosystem] = [
        .swiftUI, .short, .uiKit, .coreAnimation, .css, .motion, .reactSpring, .reactNative, .reanimated, .remotion,
        .anime, .svelte, .compose, .android, .flutter, .qt, .gtk, .niri, .hyprland, .picom, .webKit, .figma,
    ]
}

extension Target {
    /// Everything that can be written, in the order of help: the ecosystems' own, then what is only written.
    package static let all: [Target] =
        Ecosystem.all.flatMap(\.targets)
        + [.webAnimations, .gsap, .lottie, .afterEffects, .winUI, .unreal, .unity, .json]
}
