import Foundation

/// A column of Counterfoil's own tables, read and written by the same rule.
struct OwnColumn<Record: Sendable>: Sendable {
    let name: String
    /// What the cell says; empty for nothing.
    let text: @Sendable (Record) -> String
    /// Takes over what a cell that is not empty says.
    let read: @Sendable (String, inout Record) throws(RowDefect) -> Void
}

extension OwnColumn {
    static func line(
        _ name: String, _ field: any WritableKeyPath<Record, String?> & Sendable
    ) -> Self {
        Self(name: name, text: { $0[keyPath: field] ?? "" }) { $1[keyPath: field] = $0 }
    }

    static func required(
        _ name: String, _ field: any WritableKeyPath<Record, String> & Sendable
    ) -> Self {
        Self(name: name, text: { $0[keyPath: field] }) { $1[keyPath: field] = $0 }
    }

    static func number(
        _ name: String, _ field: any WritableKeyPath<Record, Int?> & Sendable
    ) -> Self {
        Self(name: name, text: { $0[keyPath: field].map(String.init) ?? "" }) {
            (text, record) throws(RowDefect) in
            guard let number = Int(text.onOneLine) else {
                throw RowDefect(words: "“\(text)” is not a number.")
            }
            record[keyPath: field] = number
        }
    }

    /// One a line: a tag has none.
    static func lines(
        _ name: String, _ field: any WritableKeyPath<Record, [String]?> & Sendable
    ) -> Self {
        Self(name: name, text: { ($0[keyPath: field] ?? []).joined(separator: "\n") }) {
            $1[keyPath: field] = OwnCells.lines($0)
        }
    }

    /// As JSON: nobody edits these.
    static func marks(
        _ name: String, _ field: any WritableKeyPath<Record, [MarkRecord]?> & Sendable
    ) -> Self {
        Self(name: name, text: { OwnCells.json($0[keyPath: field]) }) {
            (text, record) throws(RowDefect) in
            do {
                record[keyPath: field] = try JSONDecoder().decode(
                    [MarkRecord].self, from: Data(text.utf8))
            } catch {
                throw RowDefect(words: "The cell below \(name) is not valid JSON.")
            }
        }
    }
}

/// What cells with more than one value hold.
enum OwnCells {
    static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(String.init)
    }

    static func json(_ marks: [MarkRecord]?) -> String {
        guard let marks else { return "" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(marks)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
