import Domain

/// Tells episodes by titles such as `Dark: Season 1: Secrets`, as Netflix writes them.
///
/// A title whose beginning is that of episodes elsewhere in the table is one, too. Three and more
/// titles with another common beginning may be episodes, or films such as those of Spider-Man: a
/// question asks.
struct EpisodeTitles {
    enum Verdict: Equatable {
        case film, episode
        case doubtful(ImportQuestion.ID)
    }

    private var doubts: RowsQuestion<RowsAnswer>
    private var series: Set<String> = []
    private var doubtful: Set<String> = []

    /// Reads the whole table.
    init(of table: Table, answers: ImportAnswers, title: (TableRow) -> String) throws(ImportError) {
        doubts = RowsQuestion(
            "episodes|\(table.file.name)", .episodes(title: ""),
            options: [(.leave, .leaveThemOut), (.add, .addAsFilms)], answers: answers)
        var beginnings: [String: Set<String>] = [:]
        var ignored = SourceContents()
        var series: Set<String> = []
        try table.read(into: &ignored) { row, _ in
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

    mutating func verdict(on title: String, in row: ImportRow) -> Verdict {
        if Self.isEpisode(title) { return .episode }
        guard let beginning = Self.beginning(of: title) else { return .film }
        if series.contains(beginning) { return .episode }
        guard doubtful.contains(beginning) else { return .film }
        if doubts.rows.isEmpty { doubts.question = .episodes(title: row.title) }
        doubts.add(row)
        return switch doubts.answer {
        case .leave: .episode
        case .add: .film
        case nil: .doubtful(doubts.id)
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
