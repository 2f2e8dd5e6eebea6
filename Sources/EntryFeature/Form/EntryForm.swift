public import Domain
public import Presentation
public import Signals

/// The outcome of checking what is typed in a form.
public protocol FormCheck: Equatable {
    var canSave: Bool { get }
    /// The complaints, from the first field to the last.
    var said: [String] { get }
}

/// A form that is open: what every form has, and what is typed into this one.
public struct EntryForm<Draft, Check> {
    let form: any OpenForm
    let signalDraft: Signal<Draft>
    let show: (Check) -> Void

    /// - Parameters:
    ///   - signalDraft: every change of what is typed.
    ///   - show: says what is wrong beside the fields, and whether saving can succeed.
    public init(
        _ form: any OpenForm, signalDraft: Signal<Draft>, show: @escaping (Check) -> Void
    ) {
        self.form = form
        self.signalDraft = signalDraft
        self.show = show
    }
}

/// An entry in its form: what the form begins with, what is wrong with what is typed, and what that
/// changes.
public protocol EntryInForm: AnyObject {
    associatedtype Content: EntryContent
    associatedtype Draft: FormDraft & Sendable
    associatedtype Check: FormCheck

    var original: Content { get }
    var draft: Draft { get }
    /// What is typed by now in the one line that the form has above its fields; nil where it has none.
    var line: String? { get }

    func check(_ draft: Draft) -> Check
    /// Somebody wants to save it: what is missing is said from now on, though nobody has come to
    /// its field.
    func mentionWhatIsMissing()
    /// How a list would name the entry that is typed; empty where nothing says so yet.
    func name(of draft: Draft) -> String
    /// Opens the form; nil where there is nothing to open it in.
    ///
    /// - Parameter typed: stands in its fields instead of `draft`, as somebody typed it before.
    func open(title: String, typed: Draft?, check: Check) async -> EntryForm<Draft, Check>?
    /// The change onto the entry as it stands by the time it is saved. Throws what of it cannot be
    /// read.
    func merge(_ draft: Draft, answers: [ConflictAnswer]) throws -> FormMerge<Content>
    /// What is written with the new entry, in one step with it, and the name of that step; `nil` if the
    /// entry is written alone.
    func company(of entry: Content) -> (others: [Content], whole: Content)?
    /// Has a draft written, with whatever has to come before and after that.
    ///
    /// - Parameter write: writes it; returns the entry.
    func save(
        _ draft: Draft, by write: (Draft) async throws -> EntryID
    ) async throws -> EntryID
}

extension EntryInForm {
    public var line: String? { nil }

    public func company(of entry: Content) -> (others: [Content], whole: Content)? { nil }

    public func save(
        _ draft: Draft, by write: (Draft) async throws -> EntryID
    ) async throws -> EntryID {
        try await write(draft)
    }
}
