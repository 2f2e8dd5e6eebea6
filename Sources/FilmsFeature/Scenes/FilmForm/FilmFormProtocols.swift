public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing film.
public protocol DisplaysFilmForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openFilmForm(_ form: FilmFormViewModel) -> any FilmForm
}

/// An open form.
public protocol FilmForm: OpenForm {
    /// Every change of what is typed.
    var signalDraft: Signal<FilmDraft> { get }
    /// Completes from other words from now on.
    func complete(_ completions: FilmFormViewModel.Completions)
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: FilmFormCheck)
}

public struct FilmFormViewModel: Hashable, Sendable {
    /// Such as "New Film".
    public let title: String
    /// What the words of a line were taken for that the form begins with; empty where it begins with none.
    public let meanings: String
    public let draft: FilmDraft
    /// The field that has the keyboard first.
    public let focus: FilmFormCheck.Field
    /// Whether it can be a film that is still to be seen.
    public let offersWanted: Bool
    /// What can be thought of it, the first of which is nothing yet; empty where it is not asked.
    public let feedbacks: [String]
    /// How days are read; nil where only numbers are.
    public let days: DayFormat?
    public let completions: Completions
    public let check: FilmFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [FilmFormCheck.Field: String]
    /// What stands in a field while it is empty.
    public let hints: [FilmFormCheck.Field: String]

    /// What the journal already holds of a field, the most frequent first.
    public typealias Completions = [FilmFormCheck.Field: [String]]

    package init(
        title: String, meanings: String = "", draft: FilmDraft,
        focus: FilmFormCheck.Field = .title,
        offersWanted: Bool = true, feedbacks: [String] = [], days: DayFormat? = nil,
        completions: Completions,
        check: FilmFormCheck,
        words: LocalWords
    ) {
        self.title = title
        self.meanings = meanings
        self.draft = draft
        self.focus = focus
        self.offersWanted = offersWanted
        self.feedbacks = feedbacks
        self.days = days
        self.completions = completions
        self.check = check
        captions = FilmFormCheck.Field.each {
            $0 == .feedback ? words.feedbackCaption : words.caption(of: $0.name)
        }
        hints = FilmFormCheck.Field.each { words.hint(for: $0.name) }
    }
}

/// A film as it stands in the form: what is typed, as it is typed.
public nonisolated struct FilmDraft: Hashable, FormDraft, Sendable {
    public var title: String
    public var year: String
    /// Separated by commas.
    public var directors: String
    /// Nil for a day that is unknown.
    public var day: Day?
    /// Whether it is still to be seen, on no day yet.
    public var isWanted: Bool
    /// An index into the feedbacks offered.
    public var feedback: Int
    public var place: String
    /// Separated by commas.
    public var tags: String
    public var notes: String
    /// Which viewing it was, as a number.
    public var viewing: String
    public var link: String
    public var originalTitle: String
    /// In minutes.
    public var runningTime: String
    /// Separated by commas, as are the next two.
    public var genres: String
    public var countries: String
    public var languages: String

    public typealias Day = TypedDay

    public var isWhole: Bool { day?.isWhole ?? true }

    public init(
        title: String = "", year: String = "", directors: String = "", day: Day? = nil,
        isWanted: Bool = false, feedback: Int = 0, place: String = "", tags: String = "",
        notes: String = "",
        viewing: String = "",
        link: String = "", originalTitle: String = "", runningTime: String = "",
        genres: String = "", countries: String = "", languages: String = ""
    ) {
        self.title = title
        self.year = year
        self.directors = directors
        self.day = day
        self.isWanted = isWanted
        self.feedback = feedback
        self.place = place
        self.tags = tags
        self.notes = notes
        self.viewing = viewing
        self.link = link
        self.originalTitle = originalTitle
        self.runningTime = runningTime
        self.genres = genres
        self.countries = countries
        self.languages = languages
    }
}

public struct FilmFormCheck: Hashable, Sendable {
    /// From the first to the last.
    public enum Field: Hashable, Sendable, CaseIterable {
        case title, year, directors, day, feedback, place, tags, viewing, link, notes
        case originalTitle, runningTime, genres, countries, languages
    }
    /// The complaints by field. An empty title of a form that nobody has typed in is not mentioned.
    public let complaints: [Field: String]
    public let canSave: Bool

    package init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }

    /// The complaints, from the first field to the last.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
