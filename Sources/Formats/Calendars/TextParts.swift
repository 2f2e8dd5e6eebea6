import JournalFormat

extension StringProtocol {
    /// Returns the texts before and after a separator, without blanks around them, or `nil` if it
    /// does not occur.
    func parted(at separator: StaticString) -> (before: String, after: String)? {
        var text = String(self)
        let place = text.withUTF8 { Bytes.place(of: separator, in: UnsafeRawBufferPointer($0)) }
        guard let place else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: place)
        let end = text.utf8.index(start, offsetBy: separator.utf8CodeUnitCount)
        return (text[..<start].bare, text[end...].bare)
    }

    /// Returns the texts before and after the last separator, or `nil` if it does not occur.
    func parted(atLast separator: StaticString) -> (before: String, after: String)? {
        guard var parts = parted(at: separator) else { return nil }
        while let more = parts.after.parted(at: separator) {
            parts = ("\(parts.before)\(separator)\(more.before)", more.after)
        }
        return parts
    }

    /// The text without blanks around it, and with single blanks inside.
    var bare: String {
        let text = Substring(self)
        var last = UInt8(ascii: " ")
        let isBare = text.utf8.allSatisfy { byte in
            defer { last = byte }
            return byte != UInt8(ascii: " ") || last != byte
        }
        if isBare, last != UInt8(ascii: " ") { return String(text) }
        return text.parts(at: " ").joined(separator: " ")
    }

    /// Returns the parts between ASCII separators, without empty ones.
    func parts(at separator: Unicode.Scalar) -> [Substring] {
        Substring(self).utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// The texts before and inside a group such as `(GLC)` at the end, or `nil` if there is none.
    var parenthesised: (before: String, inside: String)? {
        let text = bare
        guard text.utf8.last == UInt8(ascii: ")"),
            let open = text.utf8.lastIndex(of: UInt8(ascii: "("))
        else { return nil }
        let inside = text.utf8[text.utf8.index(after: open)...].dropLast()
        return (text[..<open].bare, Substring(inside).bare)
    }
}
