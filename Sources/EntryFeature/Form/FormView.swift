public import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the form for an entry or for the traveller's details.
public protocol DisplaysForm: DisplaysFailure {
    func openForm(_ form: FormViewModel) -> any FormView
}

/// An open form.
public protocol FormView: OpenForm {
    /// Sends the draft after each change.
    var signalDraft: Signal<FormDraft> { get }
    /// Sends the text of the line above the fields after each change.
    var signalLine: Signal<String> { get }
    /// Sends the key of each button and offer that is pressed.
    var signalPressed: Signal<FormKey> { get }
    /// Posts when a time was chosen, or the field of a time or of a text that others follow has lost
    /// the focus. Before that, the typed text may be incomplete.
    var signalEditingEnded: Signal<Void> { get }
    /// Replaces the draft, which is sent as if it were typed, and shows the meanings of the line's
    /// words.
    func fill(_ draft: FormDraft, meanings: String)
    /// Replaces the fields that the draft has values of, also in the drafts that the form sends. The
    /// zone of a time that is not known has a key of its own.
    func put(_ draft: FormDraft)
    /// Replaces the values that are offered as completions.
    func complete(_ completions: FormViewModel.Completions)
    /// Replaces the completions that are offered after those, for the text in a field.
    func offer(_ completions: [CompletionOffer], for key: FormKey)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: FormCheck)
    /// Asks a question and returns immediately. `answer` is called with the index of the chosen
    /// answer, but not if the question is cancelled.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
}

public struct FormViewModel: Hashable, Sendable {
    /// The values of each field in the journal, the most frequent first.
    public typealias Completions = [FormKey: [String]]

    /// The title of the window, such as "New Film".
    public let title: String
    /// The initial text of the line above the fields, if there is such a line.
    public let line: String
    public let rows: [FormRow]
    public let draft: FormDraft
    /// The zones of times that are not known.
    public let proposals: FormDraft
    /// The field with the keyboard focus at first.
    public let focus: FormKey
    /// The format in which days are typed, or `nil` if they are typed as numbers only.
    public let days: DayFormat?
    /// The format in which times of day are shown and typed.
    public let clock: ClockFormat
    /// The identifiers of the offered time zones.
    public let zones: [String]
    /// The identifier of the zone at home, which is not shown.
    public let homeZone: String
    public let completions: Completions
    public let check: FormCheck

    package init(
        title: String, line: String = "", rows: [FormRow], draft: FormDraft,
        proposals: FormDraft = FormDraft(), focus: FormKey,
        days: DayFormat? = nil, zones: [String] = [], homeZone: String = "",
        completions: Completions = [:], check: FormCheck, words: Localizer
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
