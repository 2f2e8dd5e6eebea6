/// What the columns of a table are taken for, each meaning below one column at most.
public struct ColumnMapping: Hashable, Sendable {
    /// Whether each row is a film or a trip.
    public let kind: EntryKind
    /// The place of a column from 0, by what it means. A column that is not among them is left out.
    public private(set) var columns: [ColumnMeaning: Int] = [:]

    public init(_ kind: EntryKind, _ columns: [ColumnMeaning: Int] = [:]) {
        self.kind = kind
        for (meaning, column) in columns { set(column, to: meaning) }
    }

    /// What a column means; nil where it is left out.
    public func meaning(of column: Int) -> ColumnMeaning? {
        columns.first { $0.value == column }?.key
    }

    /// Takes a column for something else; nil leaves it out. Another column that meant the same is
    /// left out from then on.
    public mutating func set(_ column: Int, to meaning: ColumnMeaning?) {
        if let old = self.meaning(of: column) { columns[old] = nil }
        if let meaning, ColumnMeaning.all(of: kind).contains(meaning) { columns[meaning] = column }
    }

    /// What no column says, and what no entry of the kind is without.
    public var missing: [ColumnMeaning] {
        ColumnMeaning.needed(for: kind).filter { columns[$0] == nil }
    }

    /// Whether its columns are among the first so many.
    public func fits(_ count: Int) -> Bool {
        columns.values.allSatisfy { (0..<count).contains($0) }
    }
}

extension ColumnMapping: LosslessStringConvertible {
    /// As it is kept, such as `film title=0 watched=2`.
    public var description: String {
        let columns = columns.sorted { $0.value < $1.value }.map {
            "\($0.key.rawValue)=\($0.value)"
        }
        return ([kind.rawValue] + columns).joined(separator: " ")
    }

    /// Nil for any other text.
    public init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let kind = words.first.flatMap({ EntryKind(rawValue: String($0)) }) else {
            return nil
        }
        self.init(kind)
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let meaning = ColumnMeaning(rawValue: String(parts[0])),
                ColumnMeaning.all(of: kind).contains(meaning),
                let column = Int(parts[1]), column >= 0, self.meaning(of: column) == nil,
                columns[meaning] == nil
            else { return nil }
            set(column, to: meaning)
        }
    }
}
