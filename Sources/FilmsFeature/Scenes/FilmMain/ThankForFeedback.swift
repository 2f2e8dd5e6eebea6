internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Thanks for a feedback that the person just gave, if it is positive and better than the one before.
final class ThankForFeedback {
    private weak var view: (any DisplaysThanks)?
    private var subscriptions = Subscriptions()

    init(for film: any HoldsEntry<Film, FilmStep>, words: Localizer, view: any DisplaysThanks) {
        self.view = view
        subscriptions +=
            film.controller.deltaSignal
            .filter { $0.cause == .transform }
            .filter { $0.old.given < $0.new.given }
            .filter { $0.new.given.isPositive }
            .map {
                ThanksViewModel(
                    step: words.say("Feedback saved."), film: $0.new?.title ?? "", words: words)
            }
            .onReception § eachTime § { [weak self] in self?.view?.showThanks($0) }
    }
}

extension Film? {
    fileprivate var given: Feedback { self?.feedback ?? .none }
}

extension ThanksViewModel {
    /// - Parameter step: the step by which the feedback was given.
    fileprivate init(step: String, film: String, words: Localizer) {
        self.init(
            title: step,
            text: words.say(
                "Thank you: glad you enjoyed “{title}”.", ["title": film.displayIsolated]))
    }

    /// Makes the thanks for the feedback that a film was added with, or returns `nil` if there is
    /// nothing to be thanked for.
    init?(added film: Film, words: Localizer) {
        guard film.feedback.isPositive else { return nil }
        self.init(step: words.added(.film(film)), film: film.title, words: words)
    }
}
