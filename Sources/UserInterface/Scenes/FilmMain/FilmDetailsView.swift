internal import FilmsFeature
internal import Gtk

/// What else is known of a film; what is not known takes no space.
final class FilmDetailsView: ModelView<FilmViewModel> {
    private let viewing = Text.body()
    private let rating = Text.body()
    private let captions = SizeGroup(.horizontal)
    private let facts: FactsView
    private let tags: CaptionedText
    private let notes = LongText(Text.body(), name: "notes", scalars: 1_200, lines: 30)
    let link = Link()

    init() {
        facts = FactsView(among: captions)
        tags = CaptionedText("Tags", among: captions)
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

/// A captioned line for each fact there is.
private final class FactsView: Box {
    private let captions: SizeGroup
    private var lines: [(caption: String, text: CaptionedText)] = []

    init(among captions: SizeGroup) {
        self.captions = captions
        super.init(.vertical, spacing: 6)
        isVisible = false
    }

    func show(_ facts: [FilmViewModel.Fact]) {
        if lines.map(\.caption) != facts.map(\.caption) {
            for line in lines { remove(line.text) }
            lines = facts.map { ($0.caption, CaptionedText($0.caption, among: captions)) }
            for line in lines { append(line.text) }
        }
        for (line, fact) in zip(lines, facts) { line.text.show(fact.text) }
        isVisible = !facts.isEmpty
    }
}
