public import Domain
public import Presentation
public import Wording

/// Shows the form for an entry or for the traveller's details.
public protocol DisplaysForm: DisplaysFailure {
    func openForm(_ form: FormViewModel) -> any FormView
}

public struct FormViewModel: Hashable, Sendable {
    /// The title of the window, such as "New Film".
    public package(set) var title: String
    /// The initial text of the line above the fields, if there is such a line.
    public let line: String
    public let rows: [FormRow]
    public let draft: FormDraft
    /// The zones of times that are not known.
    public package(set) var proposals: FormDraft
    /// The field with the keyboard focus at first.
    public let focus: FormKey
    /// The format in which days are typed, or `nil` if they are typed as numbers only.
    public let days: DayFormat?
    /// The format in which times of day are shown and typed.
    public let clock: ClockFormat
    /// The identifiers of the offered time zones.
    public package(set) var zones: [String]
    /// The identifier of the zone at home, which is not shown.
    public package(set) var homeZone: String
    /// The values of each field in the journal, the most frequent first.
    public let completions: [FormKey: [String]]
    public let check: FormCheck

    package init(
        title: String, line: String = "", rows: [FormRow], draft: FormDraft,
        proposals: FormDraft = FormDraft(), focus: FormKey,
        days: DayFormat? = nil, zones: [String] = [], homeZone: String = "",
        completions: [FormKey: [String]] = [:], check: FormCheck, words: Localizer
    ) {
        self.title = title
        self.line = line
        self.rows = rows
        self.draft = draft
        self.proposals = proposals
        self.focus = focus
        self.days = days
        clock = ClockFormat(words)
        self.zones = zones
        self.homeZone = homeZone
        self.completions = completions
        self.check = check
    }
}

// A form may hold the traveller's details.
nonisolated extension FormDraft: Confidential {}
nonisolated extension FormCheck: Confidential {}
