import CLibrary

/// Where font files lie: well-known faces by their paths, best-looking on a chart first, and the folders that hold them.
enum FontPlaces {
    /// A regular file and its bold companion.
    struct Face {
        let regular: String, bold: String
    }

    /// What a face must at least be able to set.
    static let letters = "0123456789.,:()%+-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    /// Every well-known face in every place it is known to lie, in order of preference.
    static var faces: [Face] {
        var faces: [Face] = []
        for family in families {
            for folder in family.folders.map({ "/usr/share/fonts/\($0)" }) + ownFolders {
                faces.append(
                    Face(regular: "\(folder)/\(family.regular)", bold: "\(folder)/\(family.bold)"))
            }
        }
        return faces
    }

    private struct Family {
        let regular: String, bold: String
        let folders: [String]
    }

    private static let families = [
        Family(
            regular: "Inter-Regular.otf", bold: "Inter-Bold.otf",
            folders: ["opentype/inter", "rsms-inter-fonts", "inter"]),
        Family(regular: "Inter-Regular.ttf", bold: "Inter-Bold.ttf", folders: ["truetype/inter", "inter", "TTF"]),
        Family(
            regular: "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf",
            folders: ["truetype/noto", "google-noto", "noto", "TTF"]),
        Family(
            regular: "OpenSans-Regular.ttf", bold: "OpenSans-Bold.ttf",
            folders: ["truetype/open-sans", "open-sans", "TTF"]),
        Family(
            regular: "Arimo-Regular.ttf", bold: "Arimo-Bold.ttf", folders: ["truetype/croscore", "google-arimo-fonts"]),
        Family(
            regular: "LiberationSans-Regular.ttf", bold: "LiberationSans-Bold.ttf",
            folders: [
                "truetype/liberation", "truetype/liberation2", "liberation-sans", "liberation-sans-fonts", "liberation",
            ]),
        Family(regular: "Arial.ttf", bold: "Arial Bold.ttf", folders: ["truetype/msttcorefonts"]),
        Family(
            regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf",
            folders: ["truetype/dejavu", "dejavu-sans-fonts", "dejavu", "TTF"]),
        Family(regular: "Ubuntu-R.ttf", bold: "Ubuntu-B.ttf", folders: ["truetype/ubuntu"]),
        Family(regular: "FreeSans.ttf", bold: "FreeSansBold.ttf", folders: ["truetype/freefont", "gnu-free"]),
        Family(
            regular: "NimbusSans-Regular.otf", bold: "NimbusSans-Bold.otf",
            folders: ["opentype/urw-base35", "urw-base35"]),
        Family(regular: "Helvetica.ttc", bold: "Helvetica.ttc", folders: []),
    ]

    /// Folders that hold font files without a folder for each family.
    private static let ownFolders: [String] = {
        var folders: [String] = []
        #if canImport(Darwin)
            folders += ["/System/Library/Fonts/Supplemental", "/System/Library/Fonts", "/Library/Fonts"]
        #endif
        if let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") {
            #if canImport(Darwin)
                folders.append("\(home)/Library/Fonts")
            #else
                folders += ["\(home)/.local/share/fonts", "\(home)/.fonts"]
            #endif
        }
        return folders
    }()

    /// TrueType and OpenType files below the usual folders, in order of their names, with a bound on how many entries
    /// are looked at.
    static func everyFile(mostEntries: Int = 4096) -> [String] {
        var waiting = ["/usr/share/fonts", "/usr/local/share/fonts"] + ownFolders
        var files: [String] = []
        var seen = 0
        while let folder = waiting.popLast(), seen < mostEntries {
            guard let stream = opendir(folder) else { continue }
            defer { closedir(stream) }
            while let entry = readdir(stream), seen < mostEntries {
                seen += 1
                let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                    tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                        String(cString: $0)
                    }
                }
                guard !name.hasPrefix(".") else { continue }
                let path = "\(folder)/\(name)"
                if [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) {
                    files.append(path)
                } else if entry.pointee.d_type != UInt8(truncatingIfNeeded: Int(DT_REG)) {
                    waiting.append(path)
                }
            }
        }
        return files.sorted()
    }
}
