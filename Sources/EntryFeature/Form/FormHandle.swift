public import Domain
public import Presentation
public import Signals

/// The result of checking a form's draft.
public protocol CheckedForm: Equatable {
    var canSave: Bool { get }
    /// The complaints, from the first field to the last.
    var said: [String] { get }
}

/// An open form, with its signal and its view of the draft's check.
public struct FormHandle<Draft, Check> {
    let form: any OpenForm
    let signalDraft: Signal<Draft>
    let signalOtherKind: Signal<Void>?
    let show: (Check) -> Void

    /// - Parameters:
    ///   - signalDraft: sends each change of the draft.
    ///   - signalOtherKind: posts when the line is to become an entry of another kind, or is `nil`
    ///     for a form without a line.
    ///   - show: shows complaints beside the fields, and whether the draft can be saved.
    public init(
        _ form: any OpenForm, signalDraft: Signal<Draft>, signalOtherKind: Signal<Void>? = nil,
        show: @escaping (Check) -> Void
    ) {
        self.form = form
        self.signalDraft = signalDraft
        self.signalOtherKind = signalOtherKind
        self.show = show
    }
}

/// An entry that is edited in a form: the draft that the form begins with, the check of a draft,
/// and the change that it makes.
public protocol EntryInForm: AnyObject {
    associatedtype Content: EntryContent
    associatedtype Draft: StorableDraft & Sendable
    associatedtype Check: CheckedForm

    var original: Content { get }
    var draft: Draft { get }
    /// The present text of the form's line above its fields, or `nil` if it has none.
    var line: String? { get }
    /// The trip whose journey the entry joins as the line says, or `nil` if it says none.
    var joined: EntryID? { get }

    /// Returns a stored draft for the form, or `nil` if it is damaged.
    ///
    /// - Parameter omitsNone: whether fields without a day or time were left out when it was stored.
    func restored(_ stored: Draft, omitsNone: Bool) -> Draft?
    /// Returns the complaints of a check, from the first field to the last.
    func said(_ check: Check) -> [String]
    /// Returns the texts that the form of another kind takes over.
    func passedOn(_ draft: Draft) -> LineOfForm
    func check(_ draft: Draft) -> Check
    /// Makes checks complain about empty fields from now on, because the person tried to save.
    func mentionWhatIsMissing()
    /// The name that a list would give to the draft, or an empty text if it has none yet.
    func name(of draft: Draft) -> String
    /// Opens the form, or returns `nil` if there is no view for it.
    ///
    /// - Parameter typed: an earlier draft that fills the fields instead of `draft`.
    func open(title: String, typed: Draft?, check: Check) async -> FormHandle<Draft, Check>?
    /// Returns the change onto the entry as it is when the draft is saved.
    ///
    /// - Throws: the fault of a field that cannot be read.
    func merge(_ draft: Draft, answers: [ConflictAnswer]) throws -> FormMerge<Content>
    /// Returns the entries that are written with a new one in one step, and the entry that names
    /// the step, or `nil` if it is written alone.
    func company(of entry: Content) -> (others: [Content], whole: Content)?
    /// Writes a draft, with everything that has to be done before and after.
    ///
    /// - Parameter write: writes the draft, and returns the id of the entry.
    func save(
        _ draft: Draft, by write: (Draft) async throws -> EntryID
    ) async throws -> EntryID
}

nonisolated extension FormDraft: StorableDraft {
    public var isWhole: Bool { true }
}

nonisolated extension FormCheck: CheckedForm {
    public var said: [String] { [] }
}

extension EntryInForm {
    public func restored(_ stored: Draft, omitsNone: Bool) -> Draft? {
        stored.isWhole ? stored : nil
    }

    public func said(_ check: Check) -> [String] { check.said }

    public var line: String? { nil }

    public var joined: EntryID? { nil }

    public func passedOn(_ draft: Draft) -> LineOfForm { LineOfForm(line ?? "") }

    public func company(of entry: Content) -> (others: [Content], whole: Content)? { nil }

    public func save(
        _ draft: Draft, by write: (Draft) async throws -> EntryID
    ) async throws -> EntryID {
        try await write(draft)
    }
}
