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
        let title = cells.line(.field(.title), in: row)
        return episodes?.outcome(of: title, in: shown()) ?? .entry(isWanted: false, question: nil)
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

/// Tells episodes by titles such as `Dark: Season 1: Secrets`, as Netflix writes them.
///
/// A title whose beginning is that of episodes elsewhere in the table is one, too. Three and more
/// titles with another common beginning may be episodes, or films such as those of Spider-Man: a
/// question asks.
struct EpisodeTitles {
    private var doubts: RowsQuestion<RowsAnswer>
    private var series: Set<String> = []
    private var doubtful: Set<String> = []

    /// Reads the whole table.
    init(of table: Table, answers: ImportAnswers, title: (TableRow) -> String) throws(ImportError) {
        doubts = RowsQuestion(
            "episodes|\(table.file.name)", .episodes(title: ""),
            options: [(.leave, .leaveThemOut), (.add, .addAsFilms)], answers: answers)
        var beginnings: [String: Set<String>] = [:]
        var series: Set<String> = []
        try table.scan { row in
            let title = title(row)
            guard let beginning = Self.beginning(of: title) else { return }
            if Self.isEpisode(title) { series.insert(beginning) }
            // A film that was seen again has the same title each time.
            if beginnings[beginning]?.count ?? 0 < 3 {
                beginnings[beginning, default: []].insert(title)
            }
        }
        self.series = series
        doubtful = Set(beginnings.filter { $0.value.count > 2 }.keys).subtracting(series)
    }

    mutating func outcome(of title: String, in row: ImportRow) -> RowKinds.Outcome {
        let film = RowKinds.Outcome.entry(isWanted: false, question: nil)
        if Self.isEpisode(title) { return .leftOut(.episode) }
        guard let beginning = Self.beginning(of: title) else { return film }
        if series.contains(beginning) { return .leftOut(.episode) }
        guard doubtful.contains(beginning) else { return film }
        if doubts.rows.isEmpty { doubts.question = .episodes(title: row.title) }
        doubts.add(row)
        return switch doubts.answer {
        case .leave: .leftOut(.episode)
        case .add: film
        case nil: .entry(isWanted: false, question: doubts.id)
        }
    }

    /// The question about doubtful titles, or `nil` if there are none.
    var question: ImportQuestion? { doubts.asked }

    /// Returns whether a part of a title behind its first colon names a season or an episode.
    ///
    /// A part of a film has its number last, as in `The Deathly Hallows: Part 1`.
    static func isEpisode(_ title: String) -> Bool {
        let parts = title.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
            .map { CalendarWords.plain(String($0).onOneLine) }
        return parts.enumerated().contains { place, part in
            let word = part.prefix { !$0.isWhitespace && !$0.isNumber }
            let rest = part[word.endIndex...].drop(while: \.isWhitespace)
            let isNumbered = rest.first?.isNumber ?? false
            return isNumbered && seasons.contains(String(word)) || wholes.contains(part)
                || !rest.isEmpty && volumes.contains(String(word)) && place < parts.count - 1
        }
    }

    private static func beginning(of title: String) -> String? {
        let beginning = title.prefix { $0 != ":" }
        guard beginning.endIndex < title.endIndex else { return nil }
        return String(beginning).onOneLine.lowercased().unlessEmpty
    }

    /// The words for a season or an episode before its number.
    private static let seasons = words(
        """
        season|series|episode|staffel|folge|saison|serie|temporada|episodio|capitulo|stagione|\
        seizoen|aflevering|sasong|avsnitt|saeson|sæson|afsnit|sesong|kausi|jakso|sezon|odcinek|\
        rada|dil|シーズン|エピソード|עונה|פרק
        """)

    /// The words for a series without seasons.
    private static let wholes = words(
        """
        limited series|miniseries|mini series|mini-series|miniserie|mini-serie|serie limitee|\
        serie limitada|miniserie limitada|リミテッドシリーズ|סדרה מוגבלת
        """)

    /// The words for a part that films have as well.
    private static let volumes = words(
        """
        part|volume|vol.|chapter|book|collection|teil|buch|kapitel|partie|livre|chapitre|parte|\
        libro|capitolo|deel|del
        """)

    private static func words(_ text: String) -> Set<String> {
        WordList.words(CalendarWords.plain(text))
    }
}
