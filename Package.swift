// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// libgd is linked from its archive where one exists: the command then starts without loading the fifty shared
/// libraries that libgd.so pulls in. Elsewhere (macOS, distributions without the archive) the shared library serves.
let gdArchiveExists = ["/usr/lib", "/usr/lib64", "/usr/local/lib"].contains { root in
    let multiarch = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return ([""] + multiarch.filter { $0.hasSuffix("-linux-gnu") }).contains {
        FileManager.default.fileExists(atPath: "\(root)/\($0)/libgd.a")
    }
}

#if os(macOS)
    let gd = Target.systemLibrary(name: "CGD", pkgConfig: "gdlib", providers: [.brew(["gd"])])
    let gdLinking: [LinkerSetting] = []
#else
    let gd = Target.systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .yum(["gd-devel"])])
    let gdLinking: [LinkerSetting] =
        gdArchiveExists
        ? [
            .unsafeFlags(["-Xlinker", "-l:libgd.a"]),
            .linkedLibrary("png16"), .linkedLibrary("freetype"), .linkedLibrary("fontconfig"),
            .linkedLibrary("webp"), .linkedLibrary("z"), .linkedLibrary("m"),
        ]
        : [.linkedLibrary("gd")]
#endif

let package = Package(
    name: "dashpot",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "dashpot", targets: ["dashpot"]),
        .library(name: "Springs", targets: ["Springs"]),
    ],
    targets: [
        .target(name: "Springs"),
        .target(name: "Notation", dependencies: ["Springs"]),
        .target(name: "Scenes", dependencies: ["Springs", "Notation"]),
        .target(name: "Plotting"),
        .target(name: "Figures", dependencies: ["Springs", "Scenes", "Plotting"]),
        gd,
        .target(name: "Raster", dependencies: ["Plotting", "CGD"], linkerSettings: gdLinking),
        .target(name: "Terminal", dependencies: ["Plotting"]),
        .target(name: "Reports"),
        .target(name: "Arguments"),
        .target(
            name: "Commands",
            dependencies: [
                "Arguments", "Reports", "Figures", "Raster", "Terminal", "Notation", "Scenes", "Springs", "Plotting",
            ]),
        .executableTarget(name: "dashpot", dependencies: ["Commands"]),
        .executableTarget(name: "dashpot-bench", dependencies: ["Springs", "Reports", "Plotting", "Raster"]),
        .testTarget(name: "SpringsTests", dependencies: ["Springs"]),
        .testTarget(name: "NotationTests", dependencies: ["Notation", "Springs"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "Springs", "Notation"]),
        .testTarget(name: "PlottingTests", dependencies: ["Plotting", "Figures", "Springs"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Plotting"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Plotting"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports"]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
        .testTarget(name: "CommandsTests", dependencies: ["Commands", "dashpot"]),
    ],
    swiftLanguageModes: [.v6]
)
