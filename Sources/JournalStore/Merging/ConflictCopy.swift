import Domain
import Foundation
import JournalFormat

/// A second text of an entry, which a sync program has kept under a name of its own beside the entry's
/// file, such as `name (conflicted copy 2026-11-20).ics` or `name.sync-conflict-20261120-1.ics`.
struct ConflictCopy {
    /// The name of the entry's file.
    let original: String
    private let copy: (bytes: [UInt8], entry: Entry)
    private let text: (bytes: [UInt8], entry: Entry)

    /// Returns `nil` unless the file is the copy of another one in the folder: its name begins with that of
    /// the other, and both are the same item. Where the name does not speak of a conflict, as `name (1).ics`
    /// does not, both have to be called the same: another entry may have been made of a copy.
    init?(_ name: String, bytes: [UInt8], in folder: Folder) {
        let present = Self.originals(of: name).first { folder.status(of: $0)?.isFile ?? false }
        guard let original = present, let other = try? FileReader(of: folder).read(original).bytes,
            let uid = Self.uid(in: bytes), uid == Self.uid(in: other),
            let entry = try? EntryText.entry(of: bytes),
            let text = try? EntryText.entry(of: other)
        else { return nil }
        let isSame = entry.kind == text.kind && entry.nameInList == text.nameInList
        guard isSame || Self.speaksOfConflict(name, beside: original) else { return nil }
        self.original = original
        copy = (bytes, entry)
        self.text = (other, text)
    }

    private static func uid(in bytes: [UInt8]) -> String? {
        (try? CalendarFile(bytes)).flatMap { ItemUID.uid(in: $0) }
    }

    /// Whether the two texts can be made one without giving anything up, or what keeps them apart.
    var conflict: TwinFile.Conflict {
        guard let joined = try? JoinedText(text.bytes, copy.bytes, from: nil, at: .distantPast)
        else { return .apart }
        guard !joined.isLossless else { return .joinable }
        return .contested(
            joined.differences.filter(\.isContested).map(\.field),
            properties: joined.properties.map(\.name))
    }

    /// The names that the entry's file may have, the likeliest first. A name that Counterfoil gave is no
    /// copy.
    static func originals(of name: String) -> [String] {
        let end = ".ics"
        guard name.hasSuffix(end) else { return [] }
        let stem = name.dropLast(end.count)
        guard !isGiven(stem) else { return [] }
        let named = named(by: stem).map { $0 + end }
        return (named.map { [$0] + originals(of: $0) } ?? [])
            + stem.indices.dropFirst().reversed().filter { separators.contains(stem[$0]) }
            .compactMap { place in
                let start = KeptText.trimmed(stem[..<place])
                return start.isEmpty ? nil : start + end
            }
    }

    /// The words with which file managers begin the name of a copy, and what leads to that of the original,
    /// in the languages they speak: `Copy of name.ics`, `Copy (2) of name.ics`.
    static let beginnings: [(word: String, link: String)] = [
        ("Copy", " of "), ("Kopie", " von "), ("Copia", " de "), ("Copie", " de "),
        ("Copia", " di "), ("העתק", " של "), ("コピー", " ～ "),
    ]

    /// The name of the original, where the name of a copy begins with words for that.
    private static func named(by stem: Substring) -> String? {
        for (word, link) in beginnings where stem.hasPrefix(word) {
            var rest = stem.dropFirst(word.count)
            if let number = rest.prefixMatch(of: #/ \([0-9]+\)/#) {
                rest = rest[number.range.upperBound...]
            }
            if rest.hasPrefix(link) {
                return KeptText.trimmed(rest.dropFirst(link.count)).unlessEmpty
            }
        }
        return nil
    }

    private static let separators: Set<Character> = [" ", ".", "_", "-", "(", "["]

    /// Whether a name is a UUID, as those of new entries are.
    private static func isGiven(_ stem: Substring) -> Bool {
        stem.utf8.count == 36 && stem.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isHexDigit }
    }

    private static func speaksOfConflict(_ name: String, beside original: String) -> Bool {
        let stem = original.dropLast(".ics".count)
        guard name.hasPrefix(stem) else { return false }
        let rest = name.dropFirst(stem.count).lowercased()
        return words.contains { rest.contains($0) }
    }

    /// As sync programs say it in the languages they speak.
    private static let words = ["conflict", "konflikt", "conflit", "conflitt", "競合", "מתנגש"]
}

extension ConflictCopy {
    /// The reason that the index keeps for a copy: it is a mark, and not a sentence.
    static func mark(of original: String) -> String { mark + original }

    /// The name of the entry's file; `nil` where a reason is another one.
    static func original(in reason: String) -> String? {
        reason.hasPrefix(mark) ? String(reason.dropFirst(mark.count)) : nil
    }

    private static let mark = "\u{1E}copy:"
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
