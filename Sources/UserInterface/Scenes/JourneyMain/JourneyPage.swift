internal import Gtk
internal import Presentation
internal import Signals
internal import TripsFeature

/// The main page of a journey in the detail pane.
final class JourneyPage: EntryPage<JourneyViewModel, JourneyMainView, JourneyPageEvents>,
    DisplaysJourney
{
    override var title: String { model?.whole.title ?? "" }

    /// Is called with the address of the ticket to open.
    var onOpenTicket: (String) -> Void = { _ in }

    private var opening: Subscription?

    init(for id: String) {
        super.init(for: id, events: JourneyPageEvents.init) { JourneyMainView($0) }
        opening =
            events.ticket.signal.onReception § eachTime § { [weak self] in self?.onOpenTicket($0) }
    }

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

    override func focus() {
        rootView.focus()
    }
}
