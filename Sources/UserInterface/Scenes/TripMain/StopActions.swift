internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The actions at a stop of a trip: recording a departure or arrival at the present minute, while
/// that is possible, and recording another time.
final class StopActions {
    let now: Button
    let record: Button
    let isArrival: Bool

    init(isArrival: Bool, _ events: TripPageEvents) {
        self.isArrival = isArrival
        now = Button(Localizer.ofWidgets.now(isArrival: isArrival))
        record = Button(iconName: "document-edit-symbolic", name: Self.name(isArrival))
        record.addStyleClass("flat")
        record.addStyleClass("counterfoil-pencil")
        now.onClicked(events.now.emit)
        record.onClicked { events.recordOutcome.emit(isArrival) }
    }

    /// Whether one of them has the focus.
    var hasFocus: Bool { now.isFocus || record.isFocus }

    private static func name(_ isArrival: Bool) -> String {
        isArrival ? localized("Record the arrival") : localized("Record the departure")
    }

    func fill(with trip: TripViewModel) {
        now.isVisible = trip.arrivesNow == isArrival
        now.allow(
            trip.recordingOutcome, tooltip: localized("Record the current time (Ctrl+Shift+Enter)"))
        record.allow(trip.recordingOutcome, tooltip: Self.name(isArrival))
    }
}
