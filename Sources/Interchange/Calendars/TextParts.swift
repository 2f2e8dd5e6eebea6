extension StringProtocol where SubSequence == Substring {
    /// What stands before and after a separator, without blanks; nil where it does not occur.
    func parted(at separator: String) -> (before: String, after: String)? {
        guard let range = Substring(self).place(of: separator) else { return nil }
        return (
            Substring(self)[..<range.lowerBound].bare, Substring(self)[range.upperBound...].bare
        )
    }

    /// Without blanks around it, and with one blank where it has several.
    var bare: String {
        split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }

    /// What stands before a group such as `(GLC)` at its end, and what stands in it.
    var parenthesised: (before: String, inside: String)? {
        let text = bare
        guard text.hasSuffix(")"), let open = text.utf8.lastIndex(of: UInt8(ascii: "(")) else {
            return nil
        }
        let inside = text[text.utf8.index(after: open)...].dropLast()
        return (text[..<open].bare, String(inside).bare)
    }
}

extension Substring {
    /// Byte by byte: thousands of titles are looked through, and most are no trips.
    fileprivate func place(of separator: String) -> Range<Index>? {
        let wanted = Array(separator.utf8)
        guard let first = wanted.first else { return nil }
        var start = utf8.startIndex
        while let found = utf8[start...].firstIndex(of: first) {
            if utf8[found...].starts(with: wanted) {
                return found..<utf8.index(found, offsetBy: wanted.count)
            }
            start = utf8.index(after: found)
        }
        return nil
    }
}
