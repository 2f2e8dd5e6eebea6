internal import FilmsFeature
internal import Gtk
internal import Wording

/// Further details of a film. Unknown ones take no space.
final class FilmDetailsView: ModelView<FilmViewModel> {
    private let rating = Text.body()
    private let ratingOfOthers = Text.body()
    private let captions = SizeGroup(.horizontal)
    private let facts: FactsView
    private let tags: CaptionedText
    let link = Link()

    init() {
        facts = FactsView(among: captions)
        tags = CaptionedText(Localizer.ofWidgets.tags, among: captions)
        super.init(.vertical, spacing: Space.close)
        for part in [rating, ratingOfOthers, facts, tags, link] as [Widget] { append(part) }
    }

    override func fill(with film: FilmViewModel) {
        rating.show(film.ratingBesideStars)
        ratingOfOthers.show(film.ratingOfOthers)
        facts.show(film.details)
        tags.show(film.tags)
        link.show(film.link, opens: film.opensLink)
        isVisible = children.contains { $0.isVisible }
    }
}
