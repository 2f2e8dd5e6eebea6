public import Presentation
public import Signals

/// Shows the form for a new or an existing film.
public protocol DisplaysFilmForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openFilmForm(_ form: FilmFormViewModel) -> any FilmForm
}

/// An open form.
public protocol FilmForm: AnyObject {
    /// Every change of what is typed.
    var signalDraft: Signal<FilmDraft> { get }
    var signalSave: Signal<Void> { get }
    /// Closed without saving.
    var signalCancel: Signal<Void> { get }
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: FilmFormCheck)
    /// Says why saving did not succeed; what was typed stays.
    func show(_ failure: FailureViewModel)
    func close()
}

public struct FilmFormViewModel: Hashable, Sendable {
    /// Such as "New Film".
    public let title: String
    public let draft: FilmDraft
    /// What the journal already holds, for completion.
    public let venues: [String]
    public let tags: [String]
    public let check: FilmFormCheck

    public init(
        title: String, draft: FilmDraft, venues: [String], tags: [String], check: FilmFormCheck
    ) {
        self.title = title
        self.draft = draft
        self.venues = venues
        self.tags = tags
        self.check = check
    }
}

/// A film as it stands in the form: what is typed, as it is typed.
public struct FilmDraft: Hashable, Sendable {
    public var title: String
    public var year: String
    /// Nil for a day that is unknown.
    public var day: Day?
    public var place: String
    /// Separated by commas.
    public var tags: String
    public var notes: String
    /// Which viewing it was, as a number.
    public var viewing: String
    public var link: String

    public struct Day: Hashable, Sendable {
        public var year: Int
        /// 1 for January.
        public var month: Int
        public var day: Int

        public init(year: Int, month: Int, day: Int) {
            self.year = year
            self.month = month
            self.day = day
        }
    }

    public init(
        title: String = "", year: String = "", day: Day? = nil, place: String = "",
        tags: String = "", notes: String = "", viewing: String = "", link: String = ""
    ) {
        self.title = title
        self.year = year
        self.day = day
        self.place = place
        self.tags = tags
        self.notes = notes
        self.viewing = viewing
        self.link = link
    }
}

public struct FilmFormCheck: Hashable, Sendable {
    public enum Field: Hashable, Sendable { case title, year, viewing, link }
    /// What is wrong, by field. An empty title of a form nobody has typed in is not mentioned.
    public let complaints: [Field: String]
    public let canSave: Bool

    public init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }
}
