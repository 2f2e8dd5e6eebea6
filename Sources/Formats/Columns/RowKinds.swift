import Domain

/// Tells the kinds of the rows of a table.
struct RowKinds {
    private let kind: EntryKind
    private let forms: ColumnForms
    private let cells: ColumnCells
    private var episodes: EpisodeTitles?

    enum Outcome {
        /// The row is an entry, perhaps a film that is still to be seen, or waits for an answer.
        case entry(isWanted: Bool, question: ImportQuestion.ID?)
        case leftOut(RowReason)
    }

    /// Reads the whole table if its titles tell the episodes.
    init(
        of table: Table, _ kind: EntryKind, _ forms: ColumnForms, _ cells: ColumnCells,
        answers: ImportAnswers
    ) throws(ImportError) {
        self.kind = kind
        self.forms = forms
        self.cells = cells
        if kind == .film, forms.hasEpisodesInTitles {
            episodes = try EpisodeTitles(of: table, answers: answers) { row in
                cells.line(.field(.title), in: row)
            }
        }
    }

    mutating func outcome(of row: TableRow, shown: @autoclosure () -> ImportRow) -> Outcome {
        let (kind, word) = kind(of: row)
        if let reason = kind.reason(among: self.kind, named: word) { return .leftOut(reason) }
        guard kind == .film else { return .entry(isWanted: kind == .wanted, question: nil) }
        switch episodes?.verdict(on: cells.line(.field(.title), in: row), in: shown()) {
        case .episode: return .leftOut(.episode)
        case .doubtful(let question): return .entry(isWanted: false, question: question)
        case .film, nil: return .entry(isWanted: false, question: nil)
        }
    }

    /// The question about titles that may be those of episodes, or `nil` if there is none.
    var question: ImportQuestion? { episodes?.question }

    /// Returns the kind of a row, with the word that says it.
    private func kind(of row: TableRow) -> (RowKind, word: String) {
        for rule in forms.rules where rule.values.hold(row.text(rule.column)) {
            return (rule.kind, row.text(rule.column).onOneLine)
        }
        let said = cells.line(.kind, in: row)
        var kind: RowKind = self.kind == .trip ? .trip : .film
        if cells.has(.kind) {
            let other = said.isEmpty ? kind : forms.kinds["*"] ?? .other
            kind = forms.kinds[said.lowercased()] ?? other
        }
        guard kind == .film, cells.has(.status) else { return (kind, said) }
        let status = cells.line(.status, in: row)
        let other = status.isEmpty ? nil : forms.statuses["*"]
        let state = forms.statuses[status.lowercased()] ?? other
        return state.map { ($0, status) } ?? (kind, said)
    }
}

extension RowRule.Values {
    fileprivate func hold(_ text: String) -> Bool {
        switch self {
        case .blank: return text.isEmpty
        case .notBlank: return !text.isEmpty
        case .anyOf(let values): return values.contains(text.onOneLine.lowercased())
        case .noneOf(let values): return !values.contains(text.onOneLine.lowercased())
        case .containing(let parts):
            let text = text.lowercased()
            return parts.contains { text.contains($0) }
        }
    }
}
