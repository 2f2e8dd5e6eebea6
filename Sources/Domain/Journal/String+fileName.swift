extension String {
    /// Whether a file of this name is visible, in no other folder, and ends so, in either case of letters.
    ///
    /// It compares bytes, because a folder has many names.
    ///
    /// - Parameter ending: a point, and small letters.
    package func isVisibleFileName(endingIn ending: String) -> Bool {
        let bytes = utf8
        let last = bytes.suffix(ending.utf8.count)
        return bytes.first != UInt8(ascii: ".") && last.count == ending.utf8.count
            && zip(last, ending.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 != 0x2E }
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }
}

extension String {
    /// The text as the name of a file, or as a part of one: what no file may be called by, or what a list of
    /// files would not show, is a hyphen.
    ///
    /// - Parameter most: the longest that it may be, in bytes.
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
