import CLibrary

/// Folders of the file system.
enum Folder {
    /// Makes a folder and those it lies in, and lets a body fill it. When the body fails, those that were made and are still
    /// empty go again.
    static func making<Value>(_ folder: String, _ body: () throws -> Value) throws -> Value {
        var made: [String] = []
        do {
            try make(folder, &made)
            return try body()
        } catch {
            for path in made.reversed() { rmdir(path) }
            throw error
        }
    }

    private static func make(_ folder: String, _ made: inout [String]) throws(OutputError) {
        var path = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            path += part + "/"
            if mkdir(path, 0o777) == 0 {
                made.append(path)
            } else if errno != EEXIST, errno != EISDIR {
                throw .system(path, doing: "make the folder")
            }
        }
    }

    /// The names of everything in a folder; none where it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
