public import Domain
public import Foundation
public import Presentation
public import Signals

/// Leads to the entries of a kind, one at a time, and to their forms.
open class EntryCoordinator {
    public let journal: any Journal
    public let navigation: NavigationStack
    public let now: () -> Date
    /// The store of unsaved drafts, or `nil` to lose them when the program ends.
    public var drafts: UnsavedDrafts?
    public private(set) weak var flows: (any FlowRouting<EntryFlow>)?
    /// The coordinator of the pages on show; a requested one replaces it as soon as it is ready.
    private var onShow: EntryPageCoordinator?
    /// The number of the latest request, which tells it from earlier ones.
    private var latestRequest = 0
    private var form: (any Presenting)?
    private var isFormOpen = false

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

    /// Makes a form, or returns `nil` if there is no view or no entry for it.
    open func makeForm(for request: FormRequest) async -> (any Presenting)? { nil }

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
    ///
    /// - Parameter focus: the field with the keyboard focus at first, or `nil` for the usual one.
    public final func edit(_ id: EntryID, at focus: FieldName? = nil) async {
        await openForm(for: .existing(id), at: focus)
    }

    /// Opens a form for a new entry that is based on another one, unless a form is open.
    public final func begin(_ next: EntryDerivation, from id: EntryID) async {
        await openForm(for: .next(next, from: id))
    }

    /// Opens a form with the draft of one that was open when the program ended.
    ///
    /// - Returns: false if a form is open already.
    public final func restore(_ draft: StoredDraft) async -> Bool {
        await openForm(for: TypedForm(draft.form)?.subject ?? .new, restored: draft)
    }

    @discardableResult
    private func openForm(
        for subject: FormMode, at focus: FieldName? = nil, restored: StoredDraft? = nil,
        passedOn: LineOfForm? = nil
    ) async -> Bool {
        guard !isFormOpen else { return false }
        isFormOpen = true
        var request = FormRequest(subject)
        request.keeping = drafts.map { DraftSession(in: $0, restored: restored) }
        (request.passedOn, request.focus) = (passedOn, focus)
        request.changedKind = { [weak self] in self?.flows?.route(.line($0, insteadOf: $1)) }
        request.saved = { [weak self] saved in
            guard saved != subject.edited else { return }
            self?.flows?.route(
                subject.joined == nil && !subject.isOfJourney
                    ? .added(saved) : .journey(of: saved))
        }
        request.ended = { [weak self] in
            self?.form = nil
            self?.isFormOpen = false
        }
        form = await makeForm(for: request)
        if let form { await form.start() } else { isFormOpen = false }
        return true
    }
}

/// A destination to which the screen of an entry leads.
public enum EntryFlow: Hashable {
    /// Another entry of the same day, or another viewing of the same film.
    case related(EntryID, from: EntryID)
    /// A leg of a journey, which is named by its first leg.
    case leg(EntryID, of: EntryID)
    /// The entries that a search finds, such as all by a film's director.
    case find(String)
    /// An entry that was added in a form.
    case added(EntryID)
    /// The form of the other kind, for a line that was typed into the form of this kind.
    case line(LineOfForm, insteadOf: EntryKind)
    /// The form for a new entry that is based on another one.
    case begin(EntryDerivation, from: EntryID)
    /// The journey of which an entry is a leg.
    case journey(of: EntryID)
}

/// Leads through the pages of an entry, and from them to other entries. Its screen ends when it is
/// released. It keeps the view, which makes its pages, but not the router of flows.
open class EntryPageCoordinator: Coordinating {
    /// The id of the entry, or of the one that stands for all that are shown.
    public let id: EntryID
    /// The way in which the main page appears.
    public let entrance: PagePresentation
    public private(set) weak var flows: (any FlowRouting<EntryFlow>)?
    public final var subscriptions = Subscriptions()

    /// Makes a coordinator, which does not hold `flows`.
    public init(of id: EntryID, flows: (any FlowRouting<EntryFlow>)?, entrance: PagePresentation) {
        self.id = id
        self.flows = flows
        self.entrance = entrance
    }

    /// Reads the entry. Returns false if there is no entry of its kind.
    open func prepare() async -> Bool { false }

    open func start() {}

    /// Makes the main page the root, in the way in which it appears.
    public final func start<MainEvents, SelectionEvents>(
        _ navigation: NavigationHandler<MainEvents, SelectionEvents>
    ) {
        navigation.start(transition: entrance.transition, back: entrance.back)
    }

    public final func openRelated(_ related: String) {
        flows?.route(.related(EntryID(related), from: id))
    }

    /// Leads to the entries that a search finds.
    public final func find(_ search: String) { flows?.route(.find(search)) }
}

/// The way in which a main page appears.
public struct PagePresentation {
    public let transition: NavigationTransition
    /// Returns to the page that led to this one, or is `nil` if none did.
    public let back: (() -> Void)?

    public init(_ transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        self.transition = transition
        self.back = back
    }
}

/// Fills a page when both the page and its content are there, whichever comes last, and again
/// whenever the content changes.
open class PagePresenter {
    /// The page, or `nil` before it is made and once it is not filled any more.
    public final weak var page: (any NavigationPage)?
    public final var subscriptions = Subscriptions()

    public init() {}

    /// Shows the content on the page, if both are there.
    open func show() {}

    open func fill(_ page: any NavigationPage) {
        self.page = page
        show()
    }

    /// Fills each page that is made.
    public final func fillEach<Events>(of pages: Signal<any InteractivePage<Events>>) {
        subscriptions += pages.onReception § eachTime § weakly(self) { $0.fill }
    }

    /// Shows an entry again whenever it or an entry related to it changes.
    public final func follow<Content: EntryContent, Change>(
        _ entry: any HoldsEntry<Content, Change>
    ) {
        subscriptions += entry.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.show }
        subscriptions += entry.signalRelated.onReception § eachTime § weakly(self) { $0.show }
    }
}
