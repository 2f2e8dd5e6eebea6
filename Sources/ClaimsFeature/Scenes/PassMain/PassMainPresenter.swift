internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A season ticket with what is done to it.
typealias PassModel = EntryModel<Pass, PassChange>

/// Shows a season ticket on its main page with what its delays come to, and again whenever it, a trip or
/// a claim became different.
final class PassMainPresenter: Presenting {
    private let pass: PassModel
    private let account: (EntryID, Pass) async -> PassAccount?
    private let words: Localizer
    private let showPass: DistinctViewUpdater<PassViewModel>
    private weak var page: (any PassMainPage)?
    /// Nil before it has been worked out, and where no rule collects delays.
    private(set) var known: PassAccount?
    private var latestRequest = 0
    private var subscriptions = Subscriptions()

    /// - Parameter account: what the delays on a season ticket come to.
    init(
        of pass: PassModel, changes: Signal<JournalChange>, view: any DisplaysPass,
        words: Localizer, account: @escaping (EntryID, Pass) async -> PassAccount?
    ) {
        self.pass = pass
        self.account = account
        self.words = words
        showPass = DistinctViewUpdater { [weak view] in view?.showPass($0) }
        subscriptions +=
            pass.controller.updateSignal
            .onReception § eachTime § inAnyCase § weakly(self, PassMainPresenter.settle)
        subscriptions +=
            pass.signalSurroundings.onReception § eachTime § weakly(self, PassMainPresenter.show)
        subscriptions +=
            changes.onReception § eachTime § inAnyCase § weakly(self, PassMainPresenter.settle)
    }

    /// Works out what the delays come to, before the page is shown for the first time.
    func prepare() async {
        latestRequest += 1
        let request = latestRequest
        guard let content = pass.content else { return }
        let account = await account(pass.id, content)
        if request == latestRequest { known = account }
    }

    func fill(_ page: any PassMainPage) {
        self.page = page
        showPass.invalidate()
        show()
    }

    private func settle() {
        Task.immediate { [weak self] in
            await self?.prepare()
            self?.show()
        }
    }

    private func show() {
        guard page != nil, let content = pass.content else { return }
        showPass.show(
            PassViewModel(
                content, id: pass.id, account: known,
                claiming: Availability(unless: words.whyReadOnly(pass.folder)), words: words))
    }
}
