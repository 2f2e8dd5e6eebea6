public import Domain
public import Presentation
public import Signals
public import Wording

/// Offers forms that were open when the program ended, one after the other, and tells if drafts cannot
/// be kept.
public final class DraftsPresenter: Presenting {
    private weak var view: (any DisplaysDrafts)?
    private let events: JournalEvents
    private let keeper: any StoresDrafts
    private let trouble: Signal<JournalError?>
    private let words: Localizer
    private let open: (StoredDraft) async -> Bool
    private let discard: (StoredDraft) -> Void
    /// The kept drafts, of which the first is offered.
    private var drafts: [StoredDraft] = []
    private var isOpening = false
    private var subscriptions = Subscriptions()

    /// Makes a presenter that does not hold the view.
    ///
    /// - Parameters:
    ///   - trouble: emits the reason why drafts cannot be kept, and `nil` once they can be again.
    ///   - open: opens the form of a draft, and returns false if another form is open.
    ///   - discard: deletes the draft.
    public init(
        view: any DisplaysDrafts, events: JournalEvents, keeper: any StoresDrafts,
        trouble: Signal<JournalError?>, words: Localizer,
        open: @escaping (StoredDraft) async -> Bool,
        discard: @escaping (StoredDraft) -> Void
    ) {
        self.view = view
        self.events = events
        self.keeper = keeper
        self.trouble = trouble
        self.words = words
        self.open = open
        self.discard = discard
    }

    public func start() async {
        subscriptions += trouble.onReception § eachTime § weakly(self) { $0.showTrouble }
        let left = await keeper.leftBehind()
        drafts = left.drafts
        if let failure = left.failure { view?.showDraftTrouble(words.draftsNotRead(failure)) }
        guard !drafts.isEmpty else { return }
        subscriptions += events.continueDraft.signal.onReception § eachTime
            § weakly(self) { $0.openFirst }
        subscriptions += events.discardDraft.signal.onReception § eachTime
            § weakly(self) { $0.discardFirst }
        show()
    }

    private func openFirst() {
        guard let draft = drafts.first, !isOpening else { return }
        isOpening = true
        Task { [weak self, open] in
            let isOpen = await open(draft)
            self?.isOpening = false
            if isOpen { self?.remove(draft) }
        }
    }

    private func discardFirst() {
        guard let draft = drafts.first, !isOpening else { return }
        discard(draft)
        remove(draft)
    }

    private func remove(_ draft: StoredDraft) {
        drafts.removeAll { $0.id == draft.id }
        show()
    }

    private func showTrouble(_ failure: JournalError?) {
        view?.showDraftTrouble(failure.map(words.draftsNotKept))
    }

    private func show() {
        view?.showDraft(drafts.first.map(words.leftBehind))
    }
}

/// Offers unsaved content of a form.
public protocol DisplaysDrafts: AnyObject {
    /// - Parameter draft: the description of the draft, or `nil` if there is none to offer.
    func showDraft(_ draft: FailureViewModel?)
    /// Shows that the current draft is not stored, or that older drafts cannot be read.
    /// - Parameter trouble: `nil` once there is nothing to say any more.
    func showDraftTrouble(_ trouble: FailureViewModel?)
}
