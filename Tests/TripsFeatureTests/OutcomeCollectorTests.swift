import Domain
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite(.freed)
struct OutcomeCollectorTests {
    private let selection = OutcomeSelectionPageDouble(OutcomePageEvents.init)

    @Test("A choice on a later page is collected, with the end it is about")
    func collect() {
        let pages = TripPages(
            mainPage: { TripMainPageDouble(TripPageEvents.init) }, selectionPage: { selection })
        var outcomes: [TripOutcome] = []
        let subscription =
            freed(OutcomeCollector(pages: pages, end: { .arrival })).collectOutcome()
            .onReception § eachTime § { outcomes.append($0) }

        selection.selection.emit(.onTime)
        _ = pages.makeSelectionPage()
        selection.selection.emit(.onTime)
        selection.selection.emit(.late(15))
        selection.selection.emit(.at(OutcomeTime(hour: 0, minute: 41, daysLater: 1)))
        selection.selection.emit(
            .at(OutcomeTime(hour: 0, minute: 41, daysLater: 1, isDayChosen: true)))
        selection.selection.emit(.cancelled)
        selection.selection.emit(.missedConnection)
        selection.selection.emit(.notRecorded)
        selection.selection.emit(.notCancelled)
        #expect(
            outcomes == [
                .onTime(.arrival), .late(.arrival, minutes: 15),
                .at(.arrival, hour: 0, minute: 41),
                .at(.arrival, hour: 0, minute: 41, daysLater: 1), .cancelled(), .missedConnection,
                .notRecorded(.arrival), .undisrupted,
            ])
        withExtendedLifetime(subscription) {}
    }

    @Test("A choice is about the end that its page was made for")
    func endOfThePage() {
        let pages = TripPages(
            mainPage: { TripMainPageDouble(TripPageEvents.init) }, selectionPage: { selection })
        var end = TripStop.departure
        var outcomes: [TripOutcome] = []
        let subscription =
            freed(OutcomeCollector(pages: pages, end: { end })).collectOutcome()
            .onReception § eachTime § { outcomes.append($0) }

        _ = pages.makeSelectionPage()
        end = .arrival
        selection.selection.emit(.onTime)
        #expect(outcomes == [.onTime(.departure)])
        withExtendedLifetime(subscription) {}
    }
}
