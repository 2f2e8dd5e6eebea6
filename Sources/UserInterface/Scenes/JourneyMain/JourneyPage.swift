internal import Gtk
internal import Presentation
internal import TripsFeature

/// The main page of a journey in the detail pane.
final class JourneyPage: EntryPage<JourneyViewModel, JourneyMainView>, DisplaysJourney {
    override var title: String { model?.whole.title ?? "" }

    func showJourney(_ journey: JourneyViewModel) {
        model = journey
    }

    /// Asks to add a leg at the end.
    func addLeg() {
        if model?.changing == .available { events.nextLeg.emit() }
    }

    override var capabilities: EntryCapabilities {
        EntryCapabilities(
            isOfJourney: true, addLeg: addLeg, focusedLeg: { self.rootView.focusedLeg },
            putOnPaper: putOnPaper)
    }
}
