internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Every feedback on a film, and the scale that it is shown on.
final class FilmFeedbackView: ModelView<FilmViewModel> {
    var onPolarizedChanged: (Bool) -> Void = { _ in }
    var onWholeTrail: () -> Void = {}

    private let trail = LongText(
        Text.body(), name: Localizer.ofWidgets.feedbackGiven, scalars: 1_200)
    private let scale = RadioGroup(
        FilmViewModel.scales(in: .ofWidgets).map { ($0.isPolarized, $0.name) })
    private let choice: Choice

    init() {
        choice = Choice(scale, caption: localized("Feedback scale"))
        super.init(.vertical, spacing: Space.close)
        trail.onWholeWanted = { [weak self] in self?.onWholeTrail() }
        scale.accessibleName = localized("Feedback scale")
        scale.onChange { [weak self] in self?.onPolarizedChanged($0) }
        append(trail)
        append(choice)
    }

    override func fill(with film: FilmViewModel) {
        trail.show(film.trail, isWhole: film.isTrailWhole)
        scale.value = film.isPolarized
        scale.allow(film.leavingFeedback)
        choice.isVisible = !film.isWanted
        isVisible = trail.isVisible || choice.isVisible
    }

    func showWholeTrail(_ whole: String) {
        trail.showWhole(whole)
    }
}
