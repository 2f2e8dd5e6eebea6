public import Domain
internal import Presentation
internal import Signals
public import Wording

/// Fills an empty journal with a copy of the sample journal on request.
public final class SamplePresenter {
    private weak var view: (any DisplaysBanners)?
    private let words: Localizer
    private let openSample: () async throws(JournalError) -> Void
    private var isOpening = false
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysBanners, events: JournalEvents, words: Localizer,
        openSample: @escaping () async throws(JournalError) -> Void
    ) {
        self.view = view
        self.words = words
        self.openSample = openSample
        subscriptions += events.openSample.signal.onReception § eachTime § atOnce(self) { $0.open }
    }

    private func open() async {
        guard !isOpening else { return }
        isOpening = true
        defer { isOpening = false }
        do throws(JournalError) {
            try await openSample()
        } catch {
            view?.showFailure(
                words.failure(words.say("The sample journal was not opened."), because: error))
        }
    }
}
