// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where system libraries lie.
let libraryFolders = ["/usr/lib", "/usr/lib64", "/usr/local/lib"].flatMap { root in
    let multiarch = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return [root] + multiarch.filter { $0.hasSuffix("-linux-gnu") }.map { "\(root)/\($0)" }
}

/// Whether a library can be linked from its archive.
func archiveExists(_ name: String) -> Bool {
    libraryFolders.contains { FileManager.default.fileExists(atPath: "\($0)/lib\(name).a") }
}

/// libgd and what it stands on are linked from their archives where those exist: the command then starts without
/// loading the fifty shared libraries that libgd.so pulls in. Elsewhere (macOS, distributions without archives, or with
/// DASHPOT_SHARED_LIBRARIES set) the shared libraries serve. The second list only matters to archives of the first.
let gdArchives: [LinkerSetting] =
    ["gd", "webp", "fontconfig", "freetype", "png16"].map {
        archiveExists($0) ? .unsafeFlags(["-Xlinker", "-l:lib\($0).a"]) : .linkedLibrary($0)
    }
    + ["sharpyuv", "expat", "uuid", "brotlidec", "brotlicommon", "bz2"].filter(archiveExists).map {
        .unsafeFlags(["-Xlinker", "-l:lib\($0).a"])
    }
    + [archiveExists("z") ? .unsafeFlags(["-Xlinker", "-l:libz.a"]) : .linkedLibrary("z"), .linkedLibrary("m")]

#if os(macOS)
    let gd = Target.systemLibrary(name: "CGD", pkgConfig: "gdlib", providers: [.brew(["gd"])])
    let gdLinking: [LinkerSetting] = [.linkedLibrary("z")]
#else
    let gd = Target.systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .yum(["gd-devel"])])
    let gdLinking: [LinkerSetting] =
        archiveExists("gd") && Context.environment["DASHPOT_SHARED_LIBRARIES"] == nil
        ? gdArchives
        : [.linkedLibrary("gd"), .linkedLibrary("z")]
#endif

let package = Package(
    name: "dashpot",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "dashpot", targets: ["dashpot"]),
        .library(name: "Springs", targets: ["Springs"]),
    ],
    targets: [
        // The C library under one name, and text for people: no target of ours below them.
        .target(name: "CLibrary"),
        .target(name: "Words"),
        // What a curve does over time, and how people write it down.
        .target(name: "Springs", dependencies: ["CLibrary"]),
        .target(name: "Notation", dependencies: ["Springs", "Words", "CLibrary"]),
        .target(name: "Scenes", dependencies: ["Springs", "Notation", "Words", "CLibrary"]),
        // Charts as data, and what paints them.
        .target(name: "Plotting", dependencies: ["Words", "CLibrary"]),
        .target(name: "Figures", dependencies: ["Springs", "Scenes", "Plotting", "Words", "CLibrary"]),
        gd,
        .target(name: "Film", dependencies: ["Scenes", "Plotting", "Words", "CLibrary"]),
        .target(name: "Fonts", dependencies: ["Words", "CLibrary"]),
        .target(
            name: "Raster", dependencies: ["Plotting", "Fonts", "Words", "CGD", "CLibrary"], linkerSettings: gdLinking),
        .target(name: "Vector", dependencies: ["Plotting", "Fonts", "Words"]),
        .target(name: "Terminal", dependencies: ["Plotting", "Words", "CLibrary"]),
        // The questions people ask, and the command line that asks them.
        .target(
            name: "Analysis",
            dependencies: [
                "Springs", "Scenes", "Notation", "Film", "Figures", "Plotting", "Raster", "Words", "CLibrary",
            ]),
        .target(name: "Reports", dependencies: ["Words"]),
        .target(name: "Arguments", dependencies: ["Words"]),
        .target(
            name: "Commands",
            dependencies: [
                "Analysis", "Arguments", "Reports", "Figures", "Film", "Fonts", "Raster", "Vector", "Terminal",
                "Notation",
                "Scenes", "Springs", "Plotting", "Words", "CLibrary",
            ]),
        .executableTarget(name: "dashpot", dependencies: ["Commands", "CLibrary"]),
        .executableTarget(
            name: "dashpot-bench",
            dependencies: [
                "Springs", "Notation", "Scenes", "Reports", "Plotting", "Raster", "Film", "Analysis", "CLibrary",
            ]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "WordsTests", dependencies: ["Words", "TestSupport"]),
        .testTarget(name: "SpringsTests", dependencies: ["Springs", "TestSupport"]),
        .testTarget(name: "NotationTests", dependencies: ["Notation", "Springs", "TestSupport"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "Springs", "Notation", "TestSupport"]),
        .testTarget(name: "PlottingTests", dependencies: ["Plotting", "Figures", "Springs"]),
        .testTarget(name: "FontsTests", dependencies: ["Fonts"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Fonts", "Plotting", "TestSupport"]),
        .testTarget(name: "VectorTests", dependencies: ["Vector", "Plotting", "TestSupport"]),
        .testTarget(
            name: "FilmTests",
            dependencies: ["Analysis", "Film", "Raster", "Scenes", "Springs", "Plotting", "TestSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Plotting", "Words", "TestSupport"]),
        .testTarget(name: "AnalysisTests", dependencies: ["Analysis", "Scenes", "Springs"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "Words", "TestSupport"]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "Words", "TestSupport"]),
        .testTarget(name: "CommandsTests", dependencies: ["Commands", "Springs", "dashpot", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
