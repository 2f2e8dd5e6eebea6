public import Domain
public import Foundation
public import Presentation

/// Leads to the entries of a kind, one at a time, and to their forms.
open class EntryCoordinator {
    public let journal: any Journal
    public let navigation: NavigationStack
    /// Returns the present moment.
    public let now: () -> Date
    /// The store of unsaved drafts, or `nil` to lose them when the program ends.
    public var drafts: UnsavedDrafts?
    public private(set) weak var flows: (any FlowRouting<EntryFlow>)?
    /// The coordinator of the pages on show; a requested one replaces it as soon as it is ready.
    private var onShow: EntryPageCoordinator?
    /// The number of the latest request, which tells it from earlier ones.
    private var latestRequest = 0
    private var form: (any Presenting)?

    /// Makes a coordinator, which holds the journal and the navigation, but not `flows`.
    public init(
        journal: any Journal, navigation: NavigationStack, flows: any FlowRouting<EntryFlow>,
        now: @escaping () -> Date
    ) {
        self.journal = journal
        self.navigation = navigation
        self.flows = flows
        self.now = now
    }

    /// Makes the coordinator of an entry's pages, or returns `nil` if there is no view for them.
    open func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? { nil }

    /// Makes the coordinator of the pages of the journey whose first leg is an entry, or returns
    /// `nil` if there is none.
    open func journeyCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? { nil }

    /// Makes a form, or returns `nil` if there is no view for it.
    open func makeForm(for subject: FormMode, _ events: FormCallbacks) -> (any Presenting)? { nil }

    /// Shows an entry's main page once it has been read, and releases the previous screen.
    ///
    /// - Returns: false if there is no such entry, or another one was requested meanwhile; then
    ///   nothing is shown.
    @discardableResult
    public final func show(_ id: EntryID, _ entrance: PagePresentation = PagePresentation()) async
        -> Bool
    {
        await show(pageCoordinator(of: id, entrance))
    }

    /// Shows the main page of a journey once it has been read.
    @discardableResult
    public final func showJourney(
        _ id: EntryID, _ entrance: PagePresentation = PagePresentation()
    ) async -> Bool {
        await show(journeyCoordinator(of: id, entrance))
    }

    private func show(_ next: EntryPageCoordinator?) async -> Bool {
        latestRequest += 1
        let request = latestRequest
        guard let next, await next.prepare(), request == latestRequest else { return false }
        onShow = next
        next.start()
        return true
    }

    /// Releases the screen that is shown, or about to be. Its pages stay, but do nothing.
    public final func close() {
        latestRequest += 1
        onShow = nil
    }

    /// Opens a form for a new entry, unless a form is open.
    public final func add() async { await openForm(for: .new) }

    /// Opens a form for a new entry that is typed in one line, unless a form is open.
    public final func add(line: String) async { await openForm(for: .line(line)) }

    /// Opens a form with the texts of one of another kind, unless a form is open.
    public final func add(_ passedOn: LineOfForm) async {
        await openForm(for: .line(passedOn.line), passedOn: passedOn)
    }

    /// Opens a form for an existing entry, unless a form is open.
    public final func edit(_ id: EntryID) async { await openForm(for: .existing(id)) }

    /// Opens a form for a new entry that is based on another one, unless a form is open.
    public final func begin(_ next: EntryDerivation, from id: EntryID) async {
        await openForm(for: .next(next, from: id))
    }

    /// Opens a form with the draft of one that was open when the program ended.
    ///
    /// - Returns: false if a form is open already.
    public final func restore(_ draft: StoredDraft) async -> Bool {
        await openForm(for: draft.subject ?? .new, restored: draft)
    }

    @discardableResult
    private func openForm(
        for subject: FormMode, restored: StoredDraft? = nil, passedOn: LineOfForm? = nil
    ) async -> Bool {
        guard form == nil else { return false }
        let events = FormCallbacks(
            keeping: drafts.map { DraftSession(in: $0, restored: restored) },
            passedOn: passedOn,
            changedKind: { [weak self] in
                self?.flows?.route(.line($0, insteadOf: $1))
            },
            saved: { [weak self] saved in
                guard saved != subject.edited else { return }
                self?.flows?.route(
                    subject.joined == nil && !subject.isOfJourney
                        ? .added(saved) : .journey(of: saved))
            },
            ended: { [weak self] in self?.form = nil })
        form = makeForm(for: subject, events)
        await form?.start()
        return true
    }
}
