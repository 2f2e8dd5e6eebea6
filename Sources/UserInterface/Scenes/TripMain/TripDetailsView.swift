internal import Gtk
internal import TripsFeature

/// What else is known of a trip; what is not known takes no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let captions = SizeGroup(.horizontal)
    private let ticket: CaptionedText
    private let fare: CaptionedText
    private let journey: CaptionedText
    private let claim: CaptionedText
    private let tags: CaptionedText
    private let notes = LongText(Text.body(), name: "notes", scalars: 1_200, lines: 30)

    init() {
        ticket = CaptionedText("Ticket", among: captions)
        fare = CaptionedText("Fare", among: captions)
        journey = CaptionedText("Journey", among: captions)
        claim = CaptionedText("Claim", among: captions)
        tags = CaptionedText("Tags", among: captions)
        super.init(.vertical, spacing: 6)
        notes.isSelectable = true
        for part in [ticket, fare, journey, claim, tags, notes] as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        ticket.show(trip.ticket)
        fare.show(trip.fare)
        journey.show(trip.journey)
        claim.show(trip.claim)
        tags.show(trip.tags)
        notes.show(trip.notes)
        isVisible = children.contains { $0.isVisible }
    }
}
