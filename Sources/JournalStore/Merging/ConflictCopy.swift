import Domain
import Files
import Foundation
import JournalFormat

/// A second version of an entry that a sync program has kept beside the entry's file, under a name
/// such as `name (conflicted copy 2026-11-20).ics` or `name.sync-conflict-20261120-1.ics`.
struct ConflictCopy {
    /// The name of the entry's file.
    let original: String
    private let copy: (bytes: [UInt8], entry: Entry)
    private let text: (bytes: [UInt8], entry: Entry)

    /// Returns `nil` unless the file is the copy of another one in the folder: its name begins with
    /// that of the other, and both have the same UID. If the name does not mention a conflict, as
    /// in `name (1).ics`, both must have the same title, since the copy may have become another
    /// entry.
    init?(_ name: String, bytes: [UInt8], in folder: Folder) {
        let present = Self.originals(of: name).first { folder.status(of: $0)?.isFile ?? false }
        guard let original = present, let other = try? folder.read(original).bytes,
            let uid = ItemUID.uid(in: bytes), uid == ItemUID.uid(in: other),
            let entry = try? EntryText.entry(of: bytes),
            let text = try? EntryText.entry(of: other)
        else { return nil }
        let isSame = entry.kind == text.kind && entry.nameInList == text.nameInList
        guard isSame || Self.speaksOfConflict(name, beside: original) else { return nil }
        self.original = original
        copy = (bytes, entry)
        self.text = (other, text)
    }

    /// The conflict between the two texts: whether they can be joined without loss, or which fields
    /// are contested.
    var conflict: TwinFile.Conflict {
        guard let joined = try? JoinedText(text.bytes, copy.bytes, from: nil, at: .distantPast)
        else { return .apart }
        guard !joined.isLossless else { return .joinable }
        return .contested(
            joined.differences.filter(\.isContested).map(\.field),
            properties: joined.properties.map(\.name))
    }

    /// Returns the names that the entry's file may have, the likeliest first. Names that
    /// Counterfoil gives are not those of copies.
    static func originals(of name: String) -> [String] {
        let end = ".ics"
        guard name.hasSuffix(end) else { return [] }
        let stem = name.dropLast(end.count)
        guard !isGiven(stem) else { return [] }
        let named = named(by: stem).map { $0 + end }
        return (named.map { [$0] + originals(of: $0) } ?? [])
            + stem.indices.dropFirst().reversed().filter { separators.contains(stem[$0]) }
            .compactMap { place in
                let start = SanitizedText.trimmed(stem[..<place])
                return start.isEmpty ? nil : start + end
            }
    }

    /// The words before the name of a copy in file managers of several languages, and those that
    /// lead to the name of the original: `Copy of name.ics`, `Copy (2) of name.ics`.
    static let beginnings: [(word: String, link: String)] = [
        ("Copy", " of "), ("Kopie", " von "), ("Copia", " de "), ("Copie", " de "),
        ("Copia", " di "), ("העתק", " של "), ("コピー", " ～ "),
    ]

    /// Returns the name of the original if the name of a copy begins with such words.
    private static func named(by stem: Substring) -> String? {
        for (word, link) in beginnings where stem.hasPrefix(word) {
            var rest = stem.dropFirst(word.count)
            if let number = rest.prefixMatch(of: #/ \([0-9]+\)/#) {
                rest = rest[number.range.upperBound...]
            }
            if rest.hasPrefix(link) {
                return SanitizedText.trimmed(rest.dropFirst(link.count)).unlessEmpty
            }
        }
        return nil
    }

    private static let separators: Set<Character> = [" ", ".", "_", "-", "(", "["]

    /// Whether a name is a UUID, as the names of new entries are.
    private static func isGiven(_ stem: Substring) -> Bool {
        stem.utf8.count == 36 && stem.allSatisfy { $0 == "-" || $0.isASCII && $0.isHexDigit }
    }

    private static func speaksOfConflict(_ name: String, beside original: String) -> Bool {
        let stem = original.dropLast(".ics".count)
        guard name.hasPrefix(stem) else { return false }
        let rest = name.dropFirst(stem.count).lowercased()
        return words.contains { rest.contains($0) }
    }

    /// The words for a conflict in the names that sync programs give, in several languages.
    private static let words = ["conflict", "konflikt", "conflit", "conflitt", "競合", "מתנגש"]
}

extension ConflictCopy {
    /// Returns the reason by which the index marks a copy.
    static func reason(of original: String) -> String { reasonPrefix + original }

    /// Returns the name of the entry's file in such a reason, or `nil` for another one.
    static func original(in reason: String) -> String? {
        reason.hasPrefix(reasonPrefix) ? String(reason.dropFirst(reasonPrefix.count)) : nil
    }

    private static let reasonPrefix = "\u{1E}copy:"
}
