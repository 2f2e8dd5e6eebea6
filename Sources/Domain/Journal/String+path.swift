extension String {
    /// The path of the parent folder: "/" for paths at the root, and empty if the path names no
    /// folder.
    package var folderOfPath: String {
        let path = self[...].withoutSlashesAtEnd
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        let folder = path[..<slash].withoutSlashesAtEnd
        return folder.isEmpty ? "/" : String(folder)
    }
}

extension Substring {
    fileprivate var withoutSlashesAtEnd: Substring {
        var path = self
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return path
    }
}
