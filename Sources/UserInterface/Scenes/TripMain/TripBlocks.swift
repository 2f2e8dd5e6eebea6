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
        claims.show(model, isNext: isClaimNext, making: making, offersPaper: trip.offersClaim)
        details.show(trip.otherFacts + [Fact(Localizer.ofWidgets.tags, trip.tags)])
        notes.show(trip.notes)
        for block in all { block.update() }
    }
}

/// The file of a ticket, with a button that opens it in the desktop's program. It is hidden without
/// a file.
final class TicketFileView: ModelView<TicketFileViewModel?> {
    /// Is called with the address of the file.
    var onOpen: (String) -> Void = { _ in }

    private let name: CaptionedText
    private let open = Button(localized("Open Ticket"))
    private let gone = Text.wrapping(style: "counterfoil-complaint")

    init(among captions: SizeGroup) {
        name = CaptionedText(Localizer.ofWidgets.ticketFile, among: captions)
        super.init(.vertical, spacing: Space.close)
        open.halign = .start
        open.onClicked { [weak self] in
            if let file = self?.model?.flatMap(\.self) { self?.onOpen(file.address) }
        }
        append(name, gone, open)
        isVisible = false
    }

    override func fill(with file: TicketFileViewModel?) {
        isVisible = file != nil
        name.show(file?.name ?? "")
        gone.show(file?.opening.reason)
        open.allow(file?.opening ?? .available)
    }
}

/// The claims for a trip or a journey, and the ways to claim money that is owed.
final class ClaimsOfTripView: Box {
    var onClaim: (String) -> Void = { _ in }
    var onOpen: (String) -> Void = { _ in }

    private let made = RelatedEntriesView(Localizer.ofWidgets.claimsOfTrip, isCard: false)
    private let paper = Button(localized("Prepare Claim Form…"))
    private let offers = WrapBox(spacing: Space.close)
    private let buttons = ReusableButtons<ClaimsViewModel.Offer>()

    init() {
        super.init(.vertical, spacing: Space.near)
        paper.actionName = "win.claim"
        paper.wrapsLabel()
        made.onOpen = { [weak self] in self?.onOpen($0) }
        append(offers, made)
        isVisible = false
    }

    /// - Parameters:
    ///   - isNext: whether claiming is the next thing to do, which the first offer shows by the
    ///     accent.
    ///   - offersPaper: whether a paper can be written for the trip.
    func show(
        _ claims: ClaimsViewModel, isNext: Bool = false, making: Availability, offersPaper: Bool
    ) {
        buttons.update(claims.offers, label: \.label, style: { _ in "text-button" }) {
            [weak self] in self?.onClaim($0.id)
        }
        var offered = claims.offers.compactMap { buttons[$0] }
        for (place, button) in offered.enumerated() {
            button.setStyleClass("suggested-action", on: isNext && place == 0)
            // The name of a regulation is long in some languages.
            button.wrapsLabel()
            button.allow(making, tooltip: localized("Create a claim for this amount"))
        }
        if offersPaper { offered.append(paper) }
        offers.show(offered)
        offers.isVisible = !offered.isEmpty
        made.show(claims.made)
        isVisible = !offered.isEmpty || !claims.made.isEmpty
    }
}
