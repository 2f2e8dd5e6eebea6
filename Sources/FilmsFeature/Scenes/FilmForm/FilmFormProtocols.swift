public import EntryFeature
public import Presentation
public import Signals
public import Wording

public protocol DisplaysFilmForm: DisplaysFailure {
    /// Opens the form with a draft. The form sends each draft as it is typed.
    func openFilmForm(_ form: FilmFormViewModel) -> any FilmForm
}

public protocol FilmForm: OpenForm {
    var signalDraft: Signal<FilmDraft> { get }
    /// Sends the text of the line above the fields after each change.
    var signalLine: Signal<String> { get }
    /// Posts when the line is to become a trip.
    var signalOtherKind: Signal<Void> { get }
    /// Replaces the draft, which is sent as if it were typed, and shows the meanings of the line's
    /// words.
    func fill(_ draft: FilmDraft, meanings: String)
    func complete(_ completions: FilmFormViewModel.Completions)
    /// Shows mistakes beside the fields, and whether saving can succeed.
    func show(_ check: FilmFormCheck)
}

public struct FilmFormViewModel: Hashable, Sendable {
    /// The title, such as "New Film".
    public let title: String
    /// The initial text of the line above the fields, or `nil` if there is no such line.
    public let line: String?
    public let draft: FilmDraft
    /// The field with the keyboard focus at first.
    public let focus: FilmFormCheck.Field
    /// Whether it can be a wanted film.
    public let offersWanted: Bool
    /// The feedback to choose from, of which the first is none yet; empty if it is not asked for.
    public let feedbacks: [String]
    /// The format in which days are typed, or `nil` if they are typed as numbers only.
    public let days: DayFormat?
    public let completions: Completions
    public let check: FilmFormCheck
    /// The captions of the fields, with an underscore before each mnemonic.
    public let captions: [FilmFormCheck.Field: String]
    public let hints: [FilmFormCheck.Field: String]

    /// The values of each field in the journal, the most frequent first.
    public typealias Completions = [FilmFormCheck.Field: [String]]

    package init(
        title: String, line: String? = nil, draft: FilmDraft,
        focus: FilmFormCheck.Field = .title,
        offersWanted: Bool = true, feedbacks: [String] = [], days: DayFormat? = nil,
        completions: Completions,
        check: FilmFormCheck,
        words: Localizer
    ) {
        self.title = title
        self.line = line
        self.draft = draft
        self.focus = focus
        self.offersWanted = offersWanted
        self.feedbacks = feedbacks
        self.days = days
        self.completions = completions
        self.check = check
        captions = FilmFormCheck.Field.each { $0.caption(words) }
        hints = FilmFormCheck.Field.each { $0.hint(words) }
    }
}

/// The fields of the form, as they are typed.
public nonisolated struct FilmDraft: Hashable, FormDraft, Sendable {
    public var title: String
    public var year: String
    /// The directors, separated by commas.
    public var directors: String
    /// The day of viewing, or `nil` if it is unknown.
    public var day: Day?
    /// Whether it is a wanted film, which has no day.
    public var isWanted: Bool
    /// The index into the feedback that is offered.
    public var feedback: Int
    public var place: String
    /// The tags, separated by commas.
    public var tags: String
    public var notes: String
    /// The number of the viewing.
    public var viewing: String
    public var link: String
    public var originalTitle: String
    /// The running time in minutes.
    public var runningTime: String
    /// The genres, separated by commas, as countries and languages are.
    public var genres: String
    public var countries: String
    public var languages: String
    /// Whether a film of the watchlist stays there; `nil` if it becomes this viewing.
    public var staysWanted: Bool?

    public typealias Day = TypedDay

    public var isWhole: Bool { day?.isWhole ?? true }

    public init(
        title: String = "", year: String = "", directors: String = "", day: Day? = nil,
        isWanted: Bool = false, feedback: Int = 0, place: String = "", tags: String = "",
        notes: String = "",
        viewing: String = "",
        link: String = "", originalTitle: String = "", runningTime: String = "",
        genres: String = "", countries: String = "", languages: String = "",
        staysWanted: Bool? = nil
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
        self.staysWanted = staysWanted
    }
}

public struct FilmFormCheck: Hashable, Sendable {
    public enum Field: Hashable, Sendable, CaseIterable {
        case line
        case title, year, directors, day, feedback, place, tags, viewing, link, notes
        case originalTitle, runningTime, genres, countries, languages
    }
    /// The complaints by field. The empty title of an untouched form is not mentioned.
    public let complaints: [Field: String]
    /// The offer to take a film off the watchlist, which becomes this viewing; empty if there is
    /// none.
    public let watchlist: String
    /// The place of the refused part in the line, in characters, or `nil` if there is none.
    public let refused: Range<Int>?
    public let canSave: Bool

    package init(
        complaints: [Field: String] = [:], watchlist: String = "", refused: Range<Int>? = nil,
        canSave: Bool
    ) {
        self.complaints = complaints
        self.refused = refused
        self.watchlist = watchlist
        self.canSave = canSave
    }

    /// The complaints, from the first field to the last.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
