package import Domain
import Foundation

/// The UID by which other programs identify the item in a file.
package enum ItemUID {
    /// Returns the first UID in a file, which programs use, or `nil` if there is none.
    package static func uid(in file: CalendarFile) -> String? {
        lines(of: file).firstNonNil(\.uid)
    }

    /// Returns the first UID in the bytes of a file, or `nil` if they are not a calendar.
    package static func uid(in bytes: [UInt8]) -> String? {
        (try? CalendarFile(bytes)).flatMap { uid(in: $0) }
    }

    /// Returns the UID in a line, or `nil` if it is empty.
    package static func uid(of line: ContentLine) -> String? {
        let uid = line.value.drop { $0.isWhitespace }
        return uid.lastIndex { !$0.isWhitespace }.map { String(uid[...$0]) }
    }

    /// Returns the file with a new UID in place of an old one, and every other byte unchanged.
    package static func renewing(
        _ bytes: [UInt8], from old: String, to new: String
    ) throws(CalendarDefect) -> [UInt8] {
        let file = try CalendarFile(bytes)
        var renewed: [Int: ContentLine] = [:]
        for (index, line, uid) in lines(of: file) where uid == old {
            renewed[index] = line
            renewed[index]?.value = new
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        for (index, range) in file.lines.enumerated() {
            if let line = renewed[index] {
                result += Folding.folded(line.written, end: file.lineEnd)
            } else {
                result += bytes[range]
            }
        }
        return result
    }

    /// Returns the UIDs of items. Zones have none, and components inside an item have their own.
    private static func lines(
        of file: CalendarFile
    ) -> [(index: Int, line: ContentLine, uid: String?)] {
        file.calendars.flatMap(\.children).filter { $0.name != "VTIMEZONE" }
            .flatMap(\.propertyLines).compactMap { index in
                // Most lines begin with another letter.
                guard let first = file.bytes[file.lines[index]].first, first | 0x20 == 0x75,
                    let line = ContentLine(unfolded: file.unfolded(index)), line.name == "UID"
                else { return nil }
                return (index, line, uid(of: line))
            }
    }
}

/// The UID of a calendar's item.
package enum CalendarUID {
    /// Returns the first UID in a file, as `ItemUID` reads it, without validating the rest, or
    /// `nil` if there is none.
    package static func first(in bytes: [UInt8]) -> String? {
        var found: String?
        ComponentWalker.properties(of: bytes) { line, walker in
            guard walker.depth == 2, walker.open[1] != "VTIMEZONE", let first = bytes[line].first,
                first | 0x20 == 0x75,
                let content = ContentLine(unfolded: Folding.unfolded(bytes[line])),
                content.name == "UID", let uid = ItemUID.uid(of: content)
            else { return true }
            found = uid
            return false
        }
        return found
    }
}

extension ImportedFile {
    /// Makes a file with the first UID in it.
    package init(
        place: SourcePlace, source: String, name: String, content: [UInt8], entry: Entry?
    ) {
        self.init(
            place: place, source: source, name: name, content: content, entry: entry,
            uid: CalendarUID.first(in: content))
    }
}

/// UIDs that are derived from a text, and so are the same wherever they are made.
package enum MadeUID {
    /// Returns a UID in the form of a UUID, which does not reveal the text.
    package static func text(of text: String) -> String {
        // Two hashes with different seeds give enough digits.
        let digits = [Fingerprint(), Fingerprint(seed: 0x6C62_272E_07BB_0142)].map { beginning in
            half(of: text, from: beginning).digits
        }.joined()
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(digits.dropFirst(part.lowerBound).prefix(part.count))
        }.joined(separator: "-")
    }

    /// Returns the UID for an item that shares its old one with another file.
    ///
    /// A backup or a calendar that still has the old UID is recognised by it.
    package static func instead(of uid: String, in name: String, count: Int = 1) -> String {
        text(of: "\(uid)\n\(name)" + (count == 1 ? "" : "\n\(count)"))
    }

    /// The number that a UID instead of another one begins with.
    package static func number(instead uid: String, in name: String) -> UInt64 {
        half(of: "\(uid)\n\(name)", from: Fingerprint()).value
    }

    /// The number that a UID begins with, if that was made; `nil` if it cannot have been.
    package static func number(in uid: String) -> UInt64? {
        let digits = uid.filter { $0 != "-" }
        return digits.utf8.count == 32 ? UInt64(digits.prefix(16), radix: 16) : nil
    }

    private static func half(of text: String, from beginning: Fingerprint) -> Fingerprint {
        var half = beginning
        half.add(bytes: text.utf8)
        return half
    }
}

extension EntryID {
    /// The UID of the entry if Counterfoil named the file, or `nil` for any other name, which
    /// another journal may use for another entry.
    package var ownUID: String? {
        guard rawValue.hasSuffix(".ics") else { return nil }
        let stem = String(rawValue.dropLast(4))
        return UUID(uuidString: stem) != nil && stem == stem.lowercased() ? stem : nil
    }
}
