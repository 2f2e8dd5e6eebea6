internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Everything about a film, the choice of the scale, and the way to the selection page.
final class FilmMainView: ModelView<FilmViewModel>, EntryRootView {
    private let ticket: FilmTicketView
    private let feedbackHistory = LongText(
        Text.body(), name: Localizer.ofWidgets.feedbackGiven, scalars: 1_200)
    private let details = FilmDetailsView()
    private let notes = LongText.notes()
    private let viewings = RelatedEntriesView(Localizer.ofWidgets.otherViewings)
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private let related = RelatedEntriesView(Localizer.ofWidgets.sameDay)
    private let blocks: [Block]

    init(_ events: FilmPageEvents) {
        ticket = FilmTicketView(events)
        blocks = [
            Block(Localizer.ofWidgets.feedbackGiven, [feedbackHistory]),
            Block(localized("Details"), [details]),
            Block(Localizer.ofWidgets.notes, [notes]),
        ]
        super.init(.vertical)
        feedbackHistory.onWholeWanted = events.wholeFeedbackHistory.emit
        relatedSearches.onFind = events.relatedSearch.emit
        for others in [viewings, related] { others.onOpen = events.relatedEntry.emit }
        details.link.onFollow = events.link.emit
        append(
            PageBody(
                [ticket], blocks: blocks, others: [viewings, related, relatedSearches],
                heading: ticket.title), expand: true)
    }

    override func fill(with film: FilmViewModel) {
        ticket.model = film
        feedbackHistory.show(
            film.historyRepeatsVerdict ? "" : film.feedbackHistory,
            isWhole: film.isFeedbackHistoryComplete)
        details.model = film
        notes.show(film.notes)
        for block in blocks { block.update() }
        viewings.model = .init(entries: film.viewings, more: film.moreViewings)
        relatedSearches.model = film.relatedSearches
        related.model = .init(entries: film.related, more: film.moreRelated)
    }

    func showWholeFeedbackHistory(_ whole: String) {
        feedbackHistory.showWhole(whole)
    }

    func focus() {
        ticket.focus()
    }
}

/// Further details of a film. Unknown ones take no space.
final class FilmDetailsView: ModelView<FilmViewModel> {
    private let rating = Text.body()
    private let ratingOfOthers = Text.body()
    private let facts = FactsView(among: SizeGroup(.horizontal))
    let link = Link()

    init() {
        super.init(.vertical, spacing: Space.close)
        append(rating, ratingOfOthers, facts, link)
    }

    override func fill(with film: FilmViewModel) {
        rating.show(film.ratingBesideStars)
        ratingOfOthers.show(film.ratingOfOthers)
        facts.show(film.details + [Fact(Localizer.ofWidgets.tags, film.tags)])
        link.show(film.link, opens: film.opensLink)
        isVisible = children.contains { $0.isVisible }
    }
}
