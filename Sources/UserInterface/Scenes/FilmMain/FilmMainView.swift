internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Everything about a film, the choice of the scale, and the way to the selection page.
final class FilmMainView: ModelView<FilmViewModel> {
    private let ticket: FilmTicketView
    private let feedback: FilmFeedbackView
    private let details = FilmDetailsView()
    private let notes = LongText(
        Text.body(), name: Localizer.ofWidgets.notes, scalars: 1_200, lines: 30)
    private let viewings = RelatedEntriesView(Localizer.ofWidgets.otherViewings)
    private let relatedSearches = RelatedSearchesView(Localizer.ofWidgets.seeAll)
    private let related = RelatedEntriesView(Localizer.ofWidgets.sameDay)
    private let blocks: [Block]

    init(_ events: FilmPageEvents) {
        ticket = FilmTicketView(events)
        feedback = FilmFeedbackView(events)
        blocks = [
            Block(Localizer.ofWidgets.feedbackGiven, [feedback]),
            Block(localized("Details"), [details]),
            Block(Localizer.ofWidgets.notes, [notes]),
        ]
        super.init(.vertical)
        relatedSearches.onFind = events.relatedSearch.emit
        for others in [viewings, related] { others.onOpen = events.relatedEntry.emit }
        details.link.onFollow = events.link.emit
        notes.isSelectable = true
        append(
            PageBody(
                [ticket], blocks: blocks, others: [viewings, related, relatedSearches],
                heading: ticket.title), expand: true)
    }

    override func fill(with film: FilmViewModel) {
        ticket.model = film
        feedback.model = film
        details.model = film
        notes.show(film.notes)
        for block in blocks { block.update() }
        viewings.model = .init(entries: film.viewings, more: film.moreViewings)
        relatedSearches.model = film.relatedSearches
        related.model = .init(entries: film.related, more: film.moreRelated)
    }

    func showWholeFeedbackHistory(_ whole: String) {
        feedback.showWholeFeedbackHistory(whole)
    }

    func focus() {
        ticket.focus()
    }
}
