public import Domain
internal import Foundation
internal import Wording

extension Typed {
    /// Returns the meanings of a table's columns, such as `title=Film,date=Gesehen am`, or `nil` if
    /// none are given.
    ///
    /// A heading may contain commas: text behind one belongs to it, unless it begins with a meaning
    /// and an equals sign.
    public static func columns(_ texts: [String]) throws(CommandError) -> NamedColumns? {
        guard !texts.isEmpty else { return nil }
        var typed: [(word: String, name: String)] = []
        for text in texts {
            var isFirst = true
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let sides = part.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let word = plain(sides[0]).trimmingCharacters(in: .whitespaces).lowercased()
                if sides.count == 2, isFirst || isKnown(word) {
                    typed.append((word, String(sides[1])))
                } else if isFirst {
                    throw .usage(.noColumns(String(part)))
                } else {
                    typed[typed.count - 1].name += ",\(part)"
                }
                isFirst = false
            }
        }
        return try columns(typed)
    }

    private static func columns(
        _ typed: [(word: String, name: String)]
    ) throws(CommandError) -> NamedColumns {
        for (word, _) in typed where !isKnown(word) {
            throw .usage(.noMeaning(word, known: meanings))
        }
        for kind in EntryKind.lived {
            var names: [ColumnMeaning: String] = [:]
            for (word, name) in typed {
                guard let meaning = meaning(word, of: kind) else { break }
                let name = plain(name[...]).trimmingCharacters(in: .whitespaces)
                guard names.updateValue(name, forKey: meaning) == nil else {
                    throw .usage(.twoColumns(word))
                }
            }
            let isWhole = ColumnMeaning.needed(for: kind).allSatisfy { names[$0] != nil }
            if names.count == typed.count, isWhole { return NamedColumns(kind, names) }
        }
        throw .usage(.columnsMissing)
    }

    /// Returns the meaning of a word. A film's date is the day on which it was watched.
    private static func meaning(_ word: String, of kind: EntryKind) -> ColumnMeaning? {
        guard let meaning = ColumnMeaning(rawValue: word) else { return nil }
        let meant: ColumnMeaning = kind == .film && meaning == .date ? .field(.watched) : meaning
        return ColumnMeaning.all(of: kind).contains(meant) ? meant : nil
    }

    private static func isKnown(_ word: String) -> Bool {
        EntryKind.lived.contains { meaning(word, of: $0) != nil }
    }

    /// The words that may be typed before an equals sign, each once.
    private static var meanings: [String] {
        var seen: Set<String> = []
        return EntryKind.lived.flatMap(ColumnMeaning.all).map(\.rawValue)
            .filter { seen.insert($0).inserted }
    }
}
