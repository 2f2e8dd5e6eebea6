public import Domain
public import Foundation
public import Presentation
internal import Signals

/// Leads to the entries of a kind, one at a time, and to their forms.
open class EntryCoordinator: Coordinating {
    public let journal: any Journal
    public let navigation: NavigationStack
    /// Returns the present moment.
    public let now: () -> Date
    /// The store of unsaved drafts, or `nil` to lose them when the program ends.
    public var drafts: UnsavedDrafts?
    private weak var flows: (any FlowRouting)?
    private let onShow = CurrentScene<EntryPageCoordinator>()
    private var form: (any Presenting)?
    private var subscriptions = Subscriptions()

    /// Makes a coordinator, which holds the journal and the navigation, but not `flows`.
    public init(
        journal: any Journal, navigation: NavigationStack, flows: any FlowRouting,
        now: @escaping () -> Date
    ) {
        self.journal = journal
        self.navigation = navigation
        self.flows = flows
        self.now = now
    }

    /// Makes the screen of an entry, or returns `nil` if there is no view for it.
    open func makeScene(_ id: EntryID, _ entrance: PagePresentation) -> EntryPageCoordinator? {
        nil
    }

    /// Makes the screen of the journey whose first leg is an entry, or returns `nil` if there is
    /// none.
    open func makeJourneyScene(_ id: EntryID, _ entrance: PagePresentation) -> EntryPageCoordinator?
    { nil }

    /// Makes a form, or returns `nil` if there is no view for it.
    open func makeForm(for subject: FormMode, _ events: FormCallbacks) -> (any Presenting)? { nil }

    public final func start() {
        subscriptions +=
            journal.changes
            .onReception § eachTime § { [weak self] in self?.leave($0.removed) }
    }

    /// Shows an entry's main page once it has been read, and releases the previous screen.
    ///
    /// - Returns: false if there is no such entry, or another one was requested meanwhile; then
    ///   nothing is shown.
    @discardableResult
    public final func show(_ id: EntryID, _ entrance: PagePresentation = PagePresentation()) async
        -> Bool
    {
        await show(makeScene(id, entrance))
    }

    /// Shows the main page of a journey once it has been read.
    @discardableResult
    public final func showJourney(
        _ id: EntryID, _ entrance: PagePresentation = PagePresentation()
    ) async -> Bool {
        await show(makeJourneyScene(id, entrance))
    }

    private func show(_ next: EntryPageCoordinator?) async -> Bool {
        guard await onShow.show(next, prepare: { await $0.prepare() }) else { return false }
        next?.start()
        return true
    }

    /// Releases the screen that is shown, or about to be. Its pages stay, but do nothing.
    public final func close() {
        onShow.close()
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

    /// Asks to show an entry related to this one.
    public final func openRelated(_ related: String, from id: EntryID) {
        flows?.route(EntryFlow.related(EntryID(related), from: id))
    }

    /// Asks to show a leg of a journey.
    public final func openLeg(_ leg: String, of journey: EntryID) {
        flows?.route(EntryFlow.leg(EntryID(leg), of: journey))
    }

    /// Asks to show the journey of a leg.
    public final func openJourney(of leg: EntryID) {
        flows?.route(EntryFlow.journey(of: leg))
    }

    /// Asks to show the entries that a search finds.
    public final func find(_ search: String) {
        flows?.route(EntryFlow.find(search))
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
                self?.flows?.route(EntryFlow.line($0, insteadOf: $1))
            },
            saved: { [weak self] saved in
                guard saved != subject.edited else { return }
                self?.flows?.route(
                    subject.joined == nil && !subject.isOfJourney
                        ? EntryFlow.added(saved) : .journey(of: saved))
            },
            ended: { [weak self] in self?.form = nil })
        form = makeForm(for: subject, events)
        await form?.start()
        return true
    }

    private func leave(_ removed: Set<EntryID>) {
        if let scene = onShow.scene, removed.contains(scene.id) { onShow.release() }
    }
}
