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
    /// Replaces the draft, which is sent as if it were typed, and shows the meanings of the line's
    /// words.
    func fill(_ draft: FormDraft, meanings: String)
    /// Replaces the fields that the draft has values of, also in the drafts that the form sends.
    func put(_ draft: FormDraft)
    /// Replaces the values that are offered as completions.
    func complete(_ completions: FormViewModel.Completions)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: FormCheck)
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
    /// The field with the keyboard focus at first.
    public let focus: FormKey
    /// The format in which days are typed, or `nil` if they are typed as numbers only.
    public let days: DayFormat?
    public let completions: Completions
    public let check: FormCheck

    package init(
        title: String, line: String = "", rows: [FormRow], draft: FormDraft, focus: FormKey,
        days: DayFormat? = nil, completions: Completions = [:], check: FormCheck
    ) {
        self.title = title
        self.line = line
        self.rows = rows
        self.draft = draft
        self.focus = focus
        self.days = days
        self.completions = completions
        self.check = check
    }
}
