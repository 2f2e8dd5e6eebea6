internal import Domain
internal import Presentation
internal import Signals

/// The factory of a trip's pages.
typealias TripPages = PageFactory<TripPageEvents, OutcomePageEvents>

/// Collects the outcomes that are chosen on the pages of a trip.
final class OutcomeCollector {
    private let pages: TripPages
    private let end: () -> TripStop

    /// - Parameter end: returns the end of the trip that the outcome is about at the moment.
    init(pages: TripPages, end: @escaping () -> TripStop) {
        self.pages = pages
        self.end = end
    }

    /// Sends each outcome that is chosen. It is about the end that the page names, which is the
    /// current one when the page is made.
    func collectOutcome() -> Signal<TripOutcome> {
        pages.signalMakeSelectionPage
            .flatMap { [end] page in
                page.events.selection.signal.map § OutcomeChoice.outcome(at: end())
            }
    }
}

extension OutcomeTime {
    func outcome(at end: TripStop) -> TripOutcome {
        if let delay { return .late(end, minutes: delay) }
        return .at(end, hour: hour, minute: minute, daysLater: isDayChosen ? daysLater : nil)
    }
}

extension OutcomeChoice {
    fileprivate static func outcome(at end: TripStop) -> (OutcomeChoice) -> TripOutcome {
        { choice in
            switch choice.meaning {
            case .onTime: .onTime(end)
            case .late(let minutes): .late(end, minutes: minutes)
            case .at(let time):
                time.outcome(at: end)
            case .cancelled: .cancelled()
            case .missedConnection: .missedConnection
            case .notRecorded: .notRecorded(end)
            case .undisrupted: .undisrupted
            }
        }
    }
}
