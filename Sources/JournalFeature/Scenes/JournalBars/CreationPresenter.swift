public import Domain
public import Presentation
internal import Signals
public import Wording

/// Offers to create a missing journal folder, and creates it on request.
public final class CreationPresenter: Presenting {
    private weak var view: (any DisplaysCreation)?
    private let journal: any ReportsChanges
    private let words: Localizer
    private let create: () async throws(JournalError) -> Void
    private var isOffered = false
    private var isCreating = false
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysCreation, events: JournalEvents, journal: any ReportsChanges,
        words: Localizer, create: @escaping () async throws(JournalError) -> Void
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        self.create = create
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § weakly(self) { $0.offer }
        subscriptions += events.createJournal.signal.onReception § eachTime
            § atOnce(self) { $0.makeFolder }
    }

    public func start() async {
        offer()
    }

    private func offer() {
        var isMissing = false
        if case .missing = journal.condition.folder { isMissing = true }
        guard isMissing != isOffered else { return }
        isOffered = isMissing
        view?.offerToCreateJournal(isMissing)
    }

    private func makeFolder() async {
        guard !isCreating else { return }
        isCreating = true
        defer { isCreating = false }
        do throws(JournalError) {
            try await create()
        } catch {
            view?.showFailure(
                words.failure(words.say("The journal was not created."), because: error))
        }
    }
}

/// Offers to create the journal's folder.
public protocol DisplaysCreation: DisplaysFailure {
    /// - Parameter isOffered: whether the folder is missing.
    func offerToCreateJournal(_ isOffered: Bool)
}
