internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Thanks for a feedback that the person just gave, if it is positive and better than the one before.
final class ThankForFeedback {
    private weak var view: (any DisplaysThanks)?
    private var subscriptions = Subscriptions()

    init(for film: FilmModel, words: Localizer, view: any DisplaysThanks) {
        self.view = view
        subscriptions +=
            film.controller.deltaSignal
            .filter { $0.cause == .transform }
            .filter { $0.old.given < $0.new.given }
            .filter { $0.new.given.isPositive }
            .map { ThanksViewModel(title: $0.new?.title ?? "", words) }
            .onReception § eachTime § { [weak self] in self?.view?.showThanks($0) }
    }
}

extension Film? {
    fileprivate var given: Feedback { self?.feedback ?? .none }
}

extension ThanksViewModel {
    fileprivate init(title: String, _ words: Localizer) {
        self.init(
            title: words.say("Feedback saved."),
            text: words.say("Glad you enjoyed “{title}”.", ["title": title.displayIsolated]))
    }
}
