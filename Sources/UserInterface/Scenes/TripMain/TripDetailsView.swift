internal import Gtk
internal import TripsFeature

/// What else is known of a trip; what is not known takes no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let ticket = Text.body()
    private let journey = Text.body()
    private let claim = LongText(Text.body(), name: "claim")
    private let tags = LongText(Text.dim(), name: "tags")
    private let notes = LongText(Text.body(), name: "notes", scalars: 1_200, lines: 30)

    init() {
        super.init(.vertical, spacing: 6)
        notes.isSelectable = true
        for part in [ticket, journey, claim, tags, notes] as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        ticket.show(trip.ticket)
        journey.show(trip.journey)
        claim.show(trip.claim)
        tags.show(trip.tags)
        notes.show(trip.notes)
        isVisible = children.contains { $0.isVisible }
    }
}
