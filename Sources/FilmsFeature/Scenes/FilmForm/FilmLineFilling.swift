internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// Fills the form of a film from a line that is typed above its fields. A typed field stays until
/// the line says something else about it.
struct FilmLineFilling {
    private let words: Localizer
    private let today: CalendarDay
    private let reading: (trips: TripLineWords, films: FilmLineWords)
    private let original: FormDraft
    /// The original as the line filled it the last time.
    private var filled: FormDraft
    private(set) var line = FilmLine(title: "")
    private var isOfTrip = false

    /// - Parameter original: the draft with which the form began.
    init(_ original: FormDraft, today: CalendarDay, known: KnownNames, words: Localizer) {
        self.original = original
        self.today = today
        reading = (
            words.tripLineWords(today: today, known: known),
            words.filmLineWords(today: today, known: known)
        )
        self.words = words
        filled = original
    }

    /// Returns the draft with the values of the line.
    mutating func fill(_ draft: FormDraft, from text: String) -> FormDraft {
        line = FilmLineReader.line(text, words: reading.films)
        isOfTrip =
            !text.allSatisfy(\.isWhitespace)
            && EntryKind.kind(ofLine: text, trips: reading.trips, films: reading.films) == .trip
        let next = line.title.isEmpty ? original : original.filled(from: line)
        defer { filled = next }
        return draft.filled(by: next, after: filled)
    }

    /// The meanings of the words, and the day if none is typed; empty if the line is.
    var meanings: String {
        guard !line.title.isEmpty else { return "" }
        var meanings = words.meanings(of: line)
        if line.day == nil, !filled[flag: .wanted], !filled[.watched].isEmpty {
            meanings.append(words.assumedDay(today))
        }
        return meanings.joined(separator: " · ")
    }

    /// The place of the refused part in the line, or `nil` if there is none.
    var refused: Range<Int>? { isOfTrip ? nil : line.refused.first?.place }

    /// The reason why the line is not a film, or `nil` if it is one or empty.
    var complaint: String? {
        if isOfTrip {
            return words.say(
                """
                This is a trip. Choose “Change to Trip” to add it, or put the title in quotation marks.
                """)
        }
        return line.title.isEmpty && line.refused.isEmpty ? nil : words.whyNoFilm(line)
    }
}

extension FormDraft {
    /// Returns the draft with the values of a line.
    fileprivate func filled(from line: FilmLine) -> FormDraft {
        var draft = self
        draft[.title] = line.title
        if let year = line.year { draft[.year] = String(year) }
        if !line.place.isEmpty { draft[.place] = line.place }
        if line.isWanted || !line.isOfViewing && draft[flag: .wanted] {
            draft[flag: .wanted] = true
            draft[.watched] = ""
        } else {
            draft[flag: .wanted] = false
            if let day = line.day { draft[.watched] = day.isoText }
        }
        if let feedback = line.feedback.flatMap(FormFeedback.offered.firstIndex) {
            draft[choice: .feedback] = feedback
        }
        return draft
    }
}

extension FilmLine {
    /// Whether the line says something of a viewing.
    fileprivate var isOfViewing: Bool {
        day != nil || feedback != nil || isRewatch || !place.isEmpty
    }
}
