import Domain

/// The text of the file with the traveller's details: a heading, and then a key and its value on
/// each line. Empty lines and those that begin with `#` are ignored.
///
/// In a value, `\n` is a line break, `\t` a tab, `\r` a carriage return, `\s` a space at an end,
/// and `\\` a backslash.
enum ProfileText {
    /// An error in a file: the number of the first line that this program cannot have written, from
    /// 1.
    struct Damage: Error, Hashable {
        let line: Int
    }

    private static let heading = "[profile]"
    private static var keys: [(name: String, field: WritableKeyPath<TravellersProfile, String>)] {
        [
            ("name", \.name), ("address", \.address), ("email", \.email),
            ("telephone", \.telephone), ("iban", \.iban), ("bic", \.bic),
            ("account-holder", \.accountHolder), ("place", \.place),
        ]
    }

    static func bytes(of profile: TravellersProfile) -> [UInt8] {
        let lines = keys.compactMap { key in
            let value = profile[keyPath: key.field]
            return value.isEmpty ? nil : "\(key.name)=\(escaped(value))"
        }
        return Array(([heading] + lines).map { $0 + "\n" }.joined().utf8)
    }

    static func profile(of bytes: [UInt8]) throws(Damage) -> TravellersProfile {
        var profile = TravellersProfile()
        var read: Set<String> = []
        var hasHeading = false
        for (number, bytes) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            let damage = Damage(line: number + 1)
            guard let line = String(validating: bytes, as: UTF8.self), !line.contains("\0") else {
                throw damage
            }
            let text = line.trimmingBlanks
            if text.isEmpty || text.hasPrefix("#") { continue }
            guard hasHeading else {
                guard text == heading else { throw damage }
                hasHeading = true
                continue
            }
            guard let equals = text.firstIndex(of: "=") else { throw damage }
            let name = text[..<equals].trimmingBlanks
            guard let key = keys.first(where: { $0.name == name }), read.insert(name).inserted,
                let value = unescaped(text[text.index(after: equals)...].trimmingBlanks)
            else { throw damage }
            profile[keyPath: key.field] = value
        }
        guard hasHeading else { throw Damage(line: 1) }
        profile.iban = IBANText.compact(profile.iban)
        profile.bic = IBANText.compact(profile.bic)
        return profile
    }

    private static func escaped(_ value: String) -> String {
        var escaped = ""
        let scalars = value.unicodeScalars
        for (place, scalar) in scalars.enumerated() {
            let isAtEnd = place == 0 || place == scalars.count - 1
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            case "\r": escaped += "\\r"
            case " " where isAtEnd: escaped += "\\s"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns the value of an escaped text, or `nil` if a backslash precedes an invalid character.
    private static func unescaped(_ text: String) -> String? {
        var value = String.UnicodeScalarView()
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            switch scalars.next() {
            case "\\": value.append("\\")
            case "n": value.append("\n")
            case "t": value.append("\t")
            case "r": value.append("\r")
            case "s": value.append(" ")
            default: return nil
            }
        }
        return String(value)
    }
}

extension StringProtocol {
    /// The text without spaces, tabs and carriage returns at its ends.
    fileprivate var trimmingBlanks: String {
        let scalars = unicodeScalars
        let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r"]
        guard let first = scalars.firstIndex(where: { !blanks.contains($0) }),
            let last = scalars.lastIndex(where: { !blanks.contains($0) })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
