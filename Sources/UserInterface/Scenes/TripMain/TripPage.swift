internal import Gtk
internal import Presentation
internal import TripsFeature

/// The main page of a trip in the detail pane.
final class TripPage: EntryPage<TripViewModel, TripMainView>, DisplaysTrip {
    override var title: String { model?.title ?? "" }

    /// The text of an outcome that was typed here, for the page on which it is chosen.
    private var typed = ""

    func takeTyped() -> String {
        defer { typed = "" }
        return typed
    }

    func showTrip(_ trip: TripViewModel) {
        model = trip
    }

    override func rootViewDidLoad() {
        rootView.onTyped = { [weak self] text in
            guard let self, isOnShow else { return }
            typed += text
            rootView.record()
        }
    }

    /// Records a departure or an arrival at the present minute.
    func markNow() {
        guard model?.arrivesNow != nil, model?.recordingOutcome == .available else { return }
        events.now.emit()
    }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(markNow: markNow, takeTyped: takeTyped, putOnPaper: putOnPaper)
    }
}
