// Printed by Tests/References/chart_colors.py.

enum ColorReferences {
    /// Theme, foreground, background, contrast ratio (WCAG 2.2).
    static let contrasts: [(theme: String, color: UInt32, background: UInt32, ratio: Double)] = [
        ("light", 0x171A21, 0xFFFFFF, 17.4108),
        ("light", 0x5A6372, 0xFFFFFF, 6.0651),
        ("light", 0x1D63D8, 0xFFFFFF, 5.4851),
        ("light", 0xC8480B, 0xFFFFFF, 4.7862),
        ("light", 0x00695C, 0xFFFFFF, 6.6138),
        ("light", 0x5E1A8B, 0xFFFFFF, 10.5184),
        ("light", 0x3F2A14, 0xFFFFFF, 13.5254),
        ("dark", 0xF1F3F6, 0x14171C, 16.1591),
        ("dark", 0xA2ACBA, 0x14171C, 7.8236),
        ("dark", 0x6FB1FF, 0x14171C, 8.0481),
        ("dark", 0xFF9A52, 0x14171C, 8.5504),
        ("dark", 0xA5D6A7, 0x14171C, 10.9288),
        ("dark", 0xD64FA0, 0x14171C, 4.6920),
        ("dark", 0x3E9B7A, 0x14171C, 5.2815),
    ]

    /// Theme, vision, the least CIEDE2000 distance of any two series colours, and of the first two.
    static let distances: [(theme: String, vision: String, least: Double, firstTwo: Double)] = [
        ("light", "normal", 25.23, 48.90),
        ("light", "protanopia", 19.37, 56.35),
        ("light", "deuteranopia", 13.77, 62.02),
        ("light", "tritanopia", 13.42, 63.99),
        ("dark", "normal", 19.77, 47.17),
        ("dark", "protanopia", 14.91, 49.78),
        ("dark", "deuteranopia", 14.88, 54.34),
        ("dark", "tritanopia", 13.73, 69.79),
    ]

    /// The series colours those distances belong to.
    static let series: [String: [UInt32]] = [
        "light": [0x1D63D8, 0xC8480B, 0x00695C, 0x5E1A8B, 0x3F2A14],
        "dark": [0x6FB1FF, 0xFF9A52, 0xA5D6A7, 0xD64FA0, 0x3E9B7A],
    ]
}
