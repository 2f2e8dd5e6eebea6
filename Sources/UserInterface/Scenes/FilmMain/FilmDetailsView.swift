internal import FilmsFeature
internal import Gtk
internal import Wording

/// Further details of a film; unknown ones take no space.
final class FilmDetailsView: ModelView<FilmViewModel> {
    private let viewing = Text.body()
    private let rating = Text.body()
    private let captions = SizeGroup(.horizontal)
    private let facts: FactsView
    private let tags: CaptionedText
    private let notes = LongText(
        Text.body(), name: LocalWords.ofWidgets.notes, scalars: 1_200, lines: 30)
    let link = Link()

    init() {
        facts = FactsView(among: captions)
        tags = CaptionedText(LocalWords.ofWidgets.tags, among: captions)
        super.init(.vertical, spacing: 6)
        notes.isSelectable = true
        for part in [viewing, rating, facts, tags, notes, link] as [Widget] { append(part) }
    }

    override func fill(with film: FilmViewModel) {
        viewing.show(film.viewing)
        rating.show(film.rating)
        facts.show(film.facts)
        tags.show(film.tags)
        notes.show(film.notes)
        link.show(film.link, opens: film.opensLink)
        isVisible = children.contains { $0.isVisible }
    }
}
