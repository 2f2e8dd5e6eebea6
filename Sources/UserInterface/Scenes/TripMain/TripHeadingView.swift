internal import EntryFeature
internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The heading of a trip or a journey: its places with the verdict in the same line if there is
/// room, and its day and vehicle.
final class TripHeadingView: ModelView<TripViewModel> {
    private let title = LongText.title()
    private let verdict = Text.wrapping(style: "counterfoil-verdict")
    private let detail = Text.dim()
    private let recordedBefore = Text.dim()

    init() {
        super.init(.vertical, spacing: Space.close)
        let line = WrapBox(spacing: Space.near)
        verdict.valign = .end
        line.append(title, expand: true)
        line.append(verdict)
        append(line, detail, recordedBefore)
    }

    override func fill(with trip: TripViewModel) {
        title.show(trip.entry.title)
        verdict.show(trip.entry.verdict)
        verdict.emphasise(trip.emphasis)
        verdict.setStyleClass(Style.dim, on: trip.emphasis == .quiet)
        detail.show(trip.entry.detail)
        recordedBefore.show(trip.recordedBefore)
    }
}
