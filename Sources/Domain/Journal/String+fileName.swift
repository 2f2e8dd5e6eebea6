extension String {
    /// Returns whether the text is the name of a visible file, not a path, with this ending in
    /// either case.
    ///
    /// It compares bytes because a folder has many names.
    ///
    /// - Parameter ending: The ending, with its dot and in lower case.
    package func isVisibleFileName(endingIn ending: String) -> Bool {
        let bytes = utf8
        let last = bytes.suffix(ending.utf8.count)
        return bytes.first != UInt8(ascii: ".") && last.count == ending.utf8.count
            && zip(last, ending.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 != 0x2E }
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }

    /// Returns the text as a file name or a part of one. Characters that file names cannot contain,
    /// or that a list of files would not show, are replaced by hyphens.
    ///
    /// - Parameter most: The greatest length in bytes.
    package func inFileName(upTo most: Int) -> String {
        var name = String.UnicodeScalarView()
        var room = most
        for scalar in unicodeScalars {
            let shown: Unicode.Scalar = scalar.isPlain ? scalar : "-"
            room -= UTF8.width(shown)
            guard room >= 0 else { break }
            name.append(shown)
        }
        return String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: self != "/" && self != "\\" && !properties.isDefaultIgnorableCodePoint
        }
    }
}

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
