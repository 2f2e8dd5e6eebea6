internal import Gtk
internal import TripsFeature

/// What else is known of a trip; what is not known takes no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let ticket = Text.body()
    private let journey = Text.body()
    private let claim = Text.body()
    private let tags = Text.dim()
    private let notes = Text.body()

    init() {
        super.init(.vertical, spacing: 6)
        notes.isSelectable = true
        for label in [ticket, journey, claim, tags, notes] { append(label) }
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
