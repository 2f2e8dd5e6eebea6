internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The actions at a stop of a trip: recording a departure or arrival at the present minute, while
/// that is possible, and recording another time.
final class StopActions {
    var onNow: () -> Void = {}
    var onRecord: () -> Void = {}

    let now: Button
    let record: Button
    private let isArrival: Bool

    init(isArrival: Bool) {
        self.isArrival = isArrival
        now = Button(Localizer.ofWidgets.now(isArrival: isArrival))
        record = Button(iconName: "document-edit-symbolic", name: Self.name(isArrival))
        record.addStyleClass("flat")
        now.onClicked { [weak self] in self?.onNow() }
        record.onClicked { [weak self] in self?.onRecord() }
    }

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
