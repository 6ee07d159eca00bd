extension Ecosystem {
    /// Every ecosystem that is read, in the order of help; where two are recognised equally surely the earlier one reads.
    package static let all: [Ecosystem] = [
        .swiftUI, .short, .uiKit, .coreAnimation, .css, .motion, .reactSpring, .reactNative, .reanimated, .remotion,
        .anime, .svelte, .compose, .flutter,
    ]
}
