import CLibrary

/// Folders of the file system.
enum Folder {
    /// Makes a folder and those it lies in.
    static func make(_ folder: String) throws(OutputError) {
        var path = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            path += part + "/"
            guard mkdir(path, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .system(path, doing: "make the folder")
        }
    }
}
