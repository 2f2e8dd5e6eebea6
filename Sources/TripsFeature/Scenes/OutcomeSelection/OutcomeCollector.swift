internal import Domain
internal import Presentation
internal import Signals

/// Makes the pages of a trip.
typealias TripPages = PageFactory<any TripMainPage, any OutcomeSelectionPage>

/// Collects from the pages of a trip what happened to it.
final class OutcomeCollector {
    private let pages: TripPages
    private let end: () -> TripStop

    /// `end` tells which end the outcome is about at the moment.
    init(pages: TripPages, end: @escaping () -> TripStop) {
        self.pages = pages
        self.end = end
    }

    /// A choice is about the end that was in question when its page was made, which is the one the
    /// page names, even if another is in question by the time it is chosen.
    func collectOutcome() -> Signal<TripOutcome> {
        pages.signalMakeSelectionPage
            .flatMap { [end] page in page.signalSelection.map § OutcomeChoice.outcome(at: end()) }
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
