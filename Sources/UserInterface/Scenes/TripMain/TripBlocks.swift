internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The cards of a trip's or a journey's page with further details, one for each subject.
final class TripBlocks {
    let claims = ClaimsOfTripView()
    let ticket: TicketFileView
    private let money: FactsView
    private let details = TripDetailsView()
    private let notes = LongText(
        Text.body(), name: Localizer.ofWidgets.notes, scalars: 1_200, lines: 30)
    /// The cards in the order of the page.
    let all: [Block]

    init() {
        let captions = SizeGroup(.horizontal)
        money = FactsView(among: captions)
        ticket = TicketFileView(among: captions)
        all = [
            Block(localized("Ticket and Fare"), [money, ticket, claims]),
            Block(Localizer.ofWidgets.notes, [notes]),
            Block(localized("Details"), [details]),
        ]
        notes.isSelectable = true
    }

    func fill(with trip: TripViewModel, claims model: ClaimsViewModel, making: Availability) {
        money.show(Array(trip.moneyFacts))
        ticket.model = trip.ticketFile
        claims.model = .init(claims: model, making: making, offersPaper: trip.offersClaim)
        details.model = trip
        notes.show(trip.notes)
        for block in all { block.update() }
    }
}

/// Further details of a trip. Unknown ones take no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let facts: FactsView
    private let tags: CaptionedText

    init() {
        let captions = SizeGroup(.horizontal)
        facts = FactsView(among: captions)
        tags = CaptionedText(Localizer.ofWidgets.tags, among: captions)
        super.init(.vertical, spacing: Space.close)
        append(facts, tags)
    }

    override func fill(with trip: TripViewModel) {
        facts.show(Array(trip.otherFacts))
        tags.show(trip.tags)
        isVisible = children.contains { $0.isVisible }
    }
}
