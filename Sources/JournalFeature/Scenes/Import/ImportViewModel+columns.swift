internal import Domain
internal import Wording

extension ImportViewModel {
    /// A table with the meanings of its columns.
    public struct Table: Equatable, Sendable, Identifiable {
        public let id: String
        /// The question, such as "Which column is what in log.csv?"
        public let title: String
        /// The kinds that the rows can have.
        public let kinds: [String]
        public let kind: Int
        /// The meanings that a column can have. The first one leaves it out.
        public let options: [String]
        public let columns: [Column]
        /// The index of each column's chosen option.
        public let chosen: [Int]
    }

    /// A column of a table.
    public struct Column: Equatable, Sendable {
        /// The heading of the column.
        public let name: String
        /// Samples of its values, such as "Gilda, Playtime, …".
        public let examples: String
    }
}

extension ImportViewModel.Table {
    init(_ table: ImportTable, words: Localizer) {
        id = table.id
        title = words.whichColumn(in: table.files)
        kinds = EntryKind.lived.map { words.rows(of: $0) }
        kind = EntryKind.lived.firstIndex(of: table.mapping.kind) ?? 0
        let meanings = ColumnMeaning.all(of: table.mapping.kind)
        options =
            [words.say("Ignore", context: "a column of a table")]
            + meanings.map { words.name(of: $0) }
        columns = table.columns.enumerated().map { place, column in
            ImportViewModel.Column(
                name: words.column(column.name, at: place),
                examples: words.examples(column.examples))
        }
        chosen = table.columns.indices.map { place in
            let meaning = table.mapping.meaning(of: place)
            return meaning.flatMap { meanings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        }
    }
}

extension ImportTable {
    /// Returns the mapping of the columns after a choice, or `nil` if the choice is not offered.
    ///
    /// - Parameter current: the mapping so far, which may include later choices than this table
    ///   shows.
    func mapping(
        _ current: ColumnMapping, after choice: ImportColumnChoice
    ) -> ColumnMapping? {
        guard let column = choice.column else {
            guard EntryKind.lived.indices.contains(choice.option) else { return nil }
            let kind = EntryKind.lived[choice.option]
            return kind == current.kind ? current : guesses[kind] ?? ColumnMapping(kind)
        }
        // The index of an option counts only for the options that the table shows.
        let meanings = ColumnMeaning.all(of: mapping.kind)
        guard current.kind == mapping.kind, columns.indices.contains(column),
            (0...meanings.count).contains(choice.option)
        else { return nil }
        var changed = current
        changed.set(column, to: choice.option == 0 ? nil : meanings[choice.option - 1])
        return changed
    }
}
