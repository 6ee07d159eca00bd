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
    let gdLinking: [LinkerSetting] = []
#else
    let gd = Target.systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .yum(["gd-devel"])])
    let gdLinking: [LinkerSetting] =
        archiveExists("gd") && Context.environment["DASHPOT_SHARED_LIBRARIES"] == nil
        ? gdArchives
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
        .target(name: "TextCells"),
        .target(name: "Notation", dependencies: ["Springs", "TextCells"]),
        .target(name: "Scenes", dependencies: ["Springs", "Notation"]),
        .target(name: "Plotting", dependencies: ["TextCells"]),
        .target(name: "Figures", dependencies: ["Springs", "Scenes", "Plotting"]),
        gd,
        .target(name: "Raster", dependencies: ["Plotting", "TextCells", "CGD"], linkerSettings: gdLinking),
        .target(name: "Film", dependencies: ["Springs", "Scenes", "Plotting", "Raster"]),
        .target(name: "Terminal", dependencies: ["Plotting", "TextCells"]),
        .target(name: "Reports", dependencies: ["TextCells"]),
        .target(name: "Arguments", dependencies: ["TextCells"]),
        .target(
            name: "Commands",
            dependencies: [
                "Arguments", "Reports", "Figures", "Film", "Raster", "Terminal", "Notation", "Scenes", "Springs",
                "Plotting", "TextCells",
            ]),
        .executableTarget(name: "dashpot", dependencies: ["Commands"]),
        .executableTarget(
            name: "dashpot-bench", dependencies: ["Springs", "Scenes", "Reports", "Plotting", "Raster", "Film"]),
        .testTarget(name: "TextCellsTests", dependencies: ["TextCells"]),
        .testTarget(name: "SpringsTests", dependencies: ["Springs"]),
        .testTarget(name: "NotationTests", dependencies: ["Notation", "Springs"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "Springs", "Notation"]),
        .testTarget(name: "PlottingTests", dependencies: ["Plotting", "Figures", "Springs"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Plotting"]),
        .testTarget(name: "FilmTests", dependencies: ["Film", "Raster", "Scenes", "Springs", "Plotting"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Plotting", "TextCells"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "TextCells"]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "TextCells"]),
        .testTarget(name: "CommandsTests", dependencies: ["Commands", "dashpot"]),
    ],
    swiftLanguageModes: [.v6]
)
