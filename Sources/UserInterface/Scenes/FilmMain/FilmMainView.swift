internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Everything about a film, the choice of the scale, and the way to the selection page.
final class FilmMainView: ModelView<FilmViewModel> {
    var onPolarizedChanged: (Bool) -> Void = { _ in }
    var onLeaveFeedback: () -> Void = {}
    var onWatched: () -> Void = {}
    var onWholeTrail: () -> Void = {}
    var onOpenRelated: (String) -> Void = { _ in }
    var onFind: (String) -> Void = { _ in }
    var onFollowLink: (String) -> Void = { _ in }

    private let heading = EntryView()
    private let trail = LongText(
        Text.dim(), name: LocalWords.ofWidgets.feedbackGiven, scalars: 1_200)
    private let scale = RadioGroup(
        FilmViewModel.scales(in: .ofWidgets).map { ($0.isPolarized, $0.name) })
    private let leaveFeedback = Button(localized("Leave feedback"))
    private let watched = Button(localized("Watched today"))
    private let again = Button(localized("Watch again"))
    private let details = FilmDetailsView()
    private let viewings = RelatedEntriesView(LocalWords.ofWidgets.otherViewings)
    private let wholes = RelatedSearchesView(LocalWords.ofWidgets.seeAll)
    private let related = RelatedEntriesView(LocalWords.ofWidgets.sameDay)

    init() {
        super.init(.vertical)
        wholes.onFind = { [weak self] in self?.onFind($0) }
        for others in [viewings, related] {
            others.onOpen = { [weak self] in self?.onOpenRelated($0) }
        }
        details.link.onFollow = { [weak self] in self?.onFollowLink($0) }

        trail.onWholeWanted = { [weak self] in self?.onWholeTrail() }
        scale.accessibleName = localized("Scale")
        scale.onChange { [weak self] in self?.onPolarizedChanged($0) }
        leaveFeedback.addStyleClass("suggested-action")
        leaveFeedback.onClicked { [weak self] in self?.onLeaveFeedback() }

        watched.addStyleClass("suggested-action")
        watched.onClicked { [weak self] in self?.onWatched() }

        again.actionName = "win.again"

        let actions = WrapBox(spacing: 6)
        actions.append(watched)
        actions.append(scale)
        actions.append(leaveFeedback)
        actions.append(again)

        let column = Box(.vertical, spacing: 18)
        for part in [heading, actions, trail, details, viewings, related, wholes] as [Widget] {
            column.append(part)
        }
        append(PageBody.scrolling(column), expand: true)
    }

    override func fill(with film: FilmViewModel) {
        heading.model = film.entry
        scale.value = film.isPolarized
        watched.allow(
            film.leavingFeedback, tooltip: localized("Mark as watched today (Ctrl+Enter)"))
        watched.isVisible = film.isWanted
        for part in [scale, leaveFeedback] as [Widget] {
            part.allow(film.leavingFeedback)
            part.isVisible = !film.isWanted
        }
        again.tooltip =
            film.leavingFeedback.reason ?? localized("Another viewing, of today (Ctrl+D)")
        again.isVisible = !film.isWanted
        trail.show(film.trail, isWhole: film.isTrailWhole)
        details.model = film
        viewings.model = .init(entries: film.viewings, more: film.moreViewings)
        wholes.model = film.wholes
        related.model = .init(entries: film.related, more: film.moreRelated)
    }

    func showWholeTrail(_ whole: String) {
        trail.showWhole(whole)
    }

    func focus() {
        let first = [watched, leaveFeedback].first { $0.isVisible && $0.isSensitive }
        if let first { first.grabFocus() } else { focusFirstInside() }
    }
}
