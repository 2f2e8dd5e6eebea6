internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The cards of a trip's or a journey's page with further details, one for each subject.
final class TripBlocks {
    let claims = ClaimsOfTripView()
    let ticket: TicketFileView
    private let money: FactsView
    let details = FactsView(among: SizeGroup(.horizontal))
    private let notes = LongText.notes()
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
    }

    /// - Parameter isClaimNext: whether claiming is the next thing to do.
    func fill(
        with trip: TripViewModel, claims model: ClaimsViewModel, isClaimNext: Bool,
        making: Availability
    ) {
        money.show(trip.moneyFacts)
        ticket.model = trip.ticketFile
        claims.model = .init(
            claims: model, isNext: isClaimNext, making: making, offersPaper: trip.offersClaim)
        details.show(trip.otherFacts + [Fact(Localizer.ofWidgets.tags, trip.tags)])
        notes.show(trip.notes)
        for block in all { block.update() }
    }
}
