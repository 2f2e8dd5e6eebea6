internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Every feedback on a film, and the scale that it is shown on.
final class FilmFeedbackView: ModelView<FilmViewModel> {
    private let feedbackHistory = LongText(
        Text.body(), name: Localizer.ofWidgets.feedbackGiven, scalars: 1_200)
    private let scale = RadioGroup(
        FilmViewModel.scales(in: .ofWidgets).map { ($0.isPolarized, $0.name) })
    private let choice: Choice

    init(_ events: FilmPageEvents) {
        choice = Choice(scale, caption: localized("Feedback scale"))
        super.init(.vertical, spacing: Space.close)
        feedbackHistory.onWholeWanted = events.wholeFeedbackHistory.emit
        scale.wrapLabels()
        scale.accessibleName = localized("Feedback scale")
        scale.onChange(events.polarizedChanged.emit)
        append(feedbackHistory)
        append(choice)
    }

    override func fill(with film: FilmViewModel) {
        feedbackHistory.show(film.feedbackHistory, isWhole: film.isFeedbackHistoryComplete)
        scale.value = film.isPolarized
        scale.allow(film.leavingFeedback)
        choice.isVisible = !film.isWanted
        isVisible = feedbackHistory.isVisible || choice.isVisible
    }

    func showWholeFeedbackHistory(_ whole: String) {
        feedbackHistory.showWhole(whole)
    }
}
