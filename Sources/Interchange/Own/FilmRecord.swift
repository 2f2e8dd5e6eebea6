import Domain
import JournalFormat

/// A film as JSON and CSV write it.
struct FilmRecord: Codable, Equatable {
    var title: String
    var year: Int?
    /// Such as `2026-11-19`.
    var watched: String?
    var place: String?
    var tags: [String]?
    var notes: String?
    /// `average` or `polarized`.
    var scale: String?
    /// In the order given.
    var feedback: [Given]?
    var viewing: Int?
    var rewatch: Bool?
    var rating: Rating?
    var link: String?
    var imports: [MarkRecord]?

    struct Given: Codable, Equatable {
        /// Such as `so-and-so`.
        var value: String
        /// By universal time, such as `2026-11-19T20:15:00Z`.
        var at: String?
    }

    struct Rating: Codable, Equatable {
        var value: String
        var source: String?
    }

    init(title: String) {
        self.title = title
    }

    init(_ film: Film) {
        title = film.title
        year = film.year
        watched = film.watched?.isoText
        place = film.place.unlessEmpty
        tags = film.tags.unlessEmpty
        notes = film.notes.unlessEmpty
        scale = film.scale.rawValue
        feedback =
            film.feedbackGiven.map {
                Given(
                    value: $0.feedback.word, at: $0.moment.flatMap { Moment.text($0).unlessEmpty })
            }.unlessEmpty
        viewing = film.viewing
        rewatch = film.isRewatch ? true : nil
        rating = film.rating.map { Rating(value: $0.value, source: $0.source.unlessEmpty) }
        link = film.link.unlessEmpty
        imports = film.imports.map(MarkRecord.init).unlessEmpty
    }

    func film() throws(RowDefect) -> Film {
        let film = Film(
            title: KeptText.line(title), year: year, watched: try RowDefect.day(watched),
            place: KeptText.line(place ?? ""), tags: KeptText.tags(tags ?? [], without: "Film"),
            notes: KeptText.paragraphs(notes ?? ""), scale: try knownScale(),
            feedbackGiven: try given(), viewing: viewing, isRewatch: rewatch ?? false,
            rating: rating.map {
                ImportedRating(KeptText.line($0.value), source: KeptText.line($0.source ?? ""))
            }, link: (link ?? "").onOneLine, imports: (imports ?? []).map(\.mark))
        do throws(FilmError) {
            try film.validate()
        } catch {
            throw RowDefect(words: "\(error)")
        }
        return film
    }

    private func knownScale() throws(RowDefect) -> FeedbackScale {
        guard let scale else { return .average }
        guard let known = FeedbackScale(rawValue: scale) else {
            throw RowDefect(words: "“\(scale)” is not a scale of feedback.")
        }
        return known
    }

    private func given() throws(RowDefect) -> [GivenFeedback] {
        var trail: [GivenFeedback] = []
        for given in feedback ?? [] {
            guard let value = Feedback(word: given.value) else {
                throw RowDefect(words: "“\(given.value)” is not a word of feedback.")
            }
            let moment = given.at.flatMap(Moment.read)
            if given.at != nil, moment == nil {
                throw RowDefect(words: "“\(given.at ?? "")” is not a date with a time.")
            }
            trail.append(GivenFeedback(value, at: moment))
        }
        return trail
    }
}

extension Feedback {
    private static let words: [(Feedback, String)] = [
        (.none, "none"), (.veryBad, "very-bad"), (.bad, "bad"), (.soAndSo, "so-and-so"),
        (.good, "good"), (.reallyGood, "really-good"),
    ]

    /// What it is called in files.
    var word: String { Self.words.first { $0.0 == self }?.1 ?? "none" }

    init?(word: String) {
        guard let known = Self.words.first(where: { $0.1 == word }) else { return nil }
        self = known.0
    }
}

extension RowDefect {
    /// The day that a text names; nil where there is none.
    static func day(_ text: String?) throws(RowDefect) -> CalendarDay? {
        guard let text else { return nil }
        switch DayText(text) {
        case .blank: return nil
        case .day(let day): return day
        case .open, .unreadable:
            throw RowDefect(words: "“\(text)” is not a date such as 2024-12-31.")
        }
    }
}
