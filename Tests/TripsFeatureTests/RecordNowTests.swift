import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("What happens this minute is written down", .freed, .timeLimit(.minutes(1)))
struct RecordNowTests {
    @Test("A trip that departs soon offers its departure, and then its arrival")
    func offers() async {
        let stage = await TripsStage.showing(
            .toVienna.with { $0.arrival = time(20, 19, 20, .berlin) })
        #expect(stage.view.trip?.arrivesNow == false)
        stage.view.mainPages.last?.now.emit()
        await stage.journal.untilWritten(1)
        await stage.until(1)
        // That afternoon, 13:20.
        #expect(stage.trip?.actualDeparture == time(20, 13, 20, .berlin))
        #expect(stage.view.trip?.arrivesNow == true)
    }

    @Test("A trip of another day offers nothing, and writes nothing down", arguments: [10, 19])
    func another(day: Int) async {
        let past = Trip.toVienna.with {
            $0.departure = time(day, 7, 15, .berlin)
            $0.arrival = time(day, 9, 33)
        }
        let stage = await TripsStage.showing(past)
        #expect(stage.view.trip != nil && stage.view.trip?.arrivesNow == nil)
        stage.view.mainPages.last?.now.emit()
        #expect(stage.journal.writes.isEmpty)
    }

    @Test("An arrival before the departure is refused, and why is said")
    func refused() async throws {
        let departed = Trip.toVienna.with {
            $0.actualDeparture = time(20, 14, 14, .berlin)
            $0.arrival = time(20, 19, 20, .berlin)
        }
        let stage = await TripsStage.showing(departed)
        #expect(stage.view.trip?.arrivesNow == true)
        stage.view.mainPages.last?.now.emit()
        await stage.until(1)
        guard case .failure(let failure)? = stage.messages.last else {
            Issue.record("no failure is told")
            return
        }
        #expect(failure.title == "The outcome was not recorded.")
        #expect(try #require(stage.trip).actualArrival == nil)
    }
}
