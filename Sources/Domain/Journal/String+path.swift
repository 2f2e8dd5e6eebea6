extension String {
    /// The path of the folder that a file or folder of this path is in; "/" for those at the root, and
    /// empty where it says no folder.
    package var folderOfPath: String {
        let end = lastPlaceInPath
        guard let slash = utf8[..<end].lastIndex(of: UInt8(ascii: "/")) else { return "" }
        let folder = self[..<slash].withoutSlashesAtEnd
        return folder.isEmpty ? "/" : String(folder)
    }

    /// The name of the file or folder of this path.
    package var nameInPath: String {
        let end = lastPlaceInPath
        let path = self[..<end]
        return String(
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[index(after: $0)...] } ?? path)
    }

    /// Where it ends without the slashes at its end.
    private var lastPlaceInPath: String.Index { self[...].withoutSlashesAtEnd.endIndex }
}

extension Substring {
    fileprivate var withoutSlashesAtEnd: Substring {
        var path = self
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return path
    }
}
