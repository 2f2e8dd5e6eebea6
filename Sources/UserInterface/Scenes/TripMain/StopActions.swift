internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// What can be done at a stop of a trip: write down that it departs or arrives this minute, while that may be,
/// and say at any time what happened there.
final class StopActions {
    var onNow: () -> Void = {}
    var onRecord: () -> Void = {}

    let now: Button
    let record: Button
    private let isArrival: Bool

    init(isArrival: Bool) {
        self.isArrival = isArrival
        now = Button(LocalWords.ofWidgets.now(isArrival: isArrival))
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
            trip.recordingOutcome, tooltip: localized("Write down this minute (Ctrl+Shift+Enter)"))
        record.allow(trip.recordingOutcome, tooltip: Self.name(isArrival))
    }
}
