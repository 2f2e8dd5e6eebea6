internal import FilmsFeature
internal import Gtk

/// Everything about a film, the choice of the scale, and the way to the selection page.
final class FilmMainView: ModelView<FilmViewModel> {
    var onPolarizedChanged: (Bool) -> Void = { _ in }
    var onLeaveFeedback: () -> Void = {}
    var onWholeTrail: () -> Void = {}
    var onOpenRelated: (String) -> Void = { _ in }
    var onFollowLink: (String) -> Void = { _ in }

    private let heading = FilmHeadingView()
    private let trail = LongText(Text.dim(), name: "feedback", scalars: 1_200)
    private let scale = RadioGroup([(false, "Average"), (true, "Polarized")])
    private let leaveFeedback = Button("Leave feedback")
    private let details = FilmDetailsView()
    private let related: RelatedEntriesView

    init() {
        var open: (String) -> Void = { _ in }
        related = RelatedEntriesView { open($0) }
        super.init(.vertical)
        open = { [weak self] in self?.onOpenRelated($0) }
        details.link.onFollow = { [weak self] in self?.onFollowLink($0) }

        trail.onWholeWanted = { [weak self] in self?.onWholeTrail() }
        scale.accessibleName = "Scale"
        scale.onChange { [weak self] in self?.onPolarizedChanged($0) }
        leaveFeedback.addStyleClass("suggested-action")
        leaveFeedback.onClicked { [weak self] in self?.onLeaveFeedback() }

        let actions = WrapBox(spacing: 6)
        actions.append(scale)
        actions.append(leaveFeedback)

        let column = Box(.vertical, spacing: 18)
        for part in [heading, actions, trail, details, related] as [Widget] { column.append(part) }
        append(PageBody.scrolling(column), expand: true)
    }

    override func fill(with film: FilmViewModel) {
        heading.model = film
        scale.value = film.isPolarized
        trail.show(film.trail, isWhole: film.isTrailWhole)
        details.model = film
        related.model = film.related.map { .init(id: $0.id, title: $0.title) }
    }

    func showWholeTrail(_ whole: String) {
        trail.showWhole(whole)
    }

    func focus() {
        leaveFeedback.grabFocus()
    }
}
