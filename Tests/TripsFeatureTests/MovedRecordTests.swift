import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("What was recorded when the timetable moves", .freed, .timeLimit(.minutes(1)))
struct MovedRecordTests {
    private let late = Trip.late

    /// Opens the form for a trip, types and saves. Returns the trip that the journal then has.
    private func edited(
        _ trip: Trip, meanwhile: Trip? = nil, offering offer: String,
        _ type: (inout TripDraft) -> Void
    ) async throws -> Trip? {
        let stage = await TripsStage.editing(trip)
        let check = stage.type(try #require(stage.draft).with(type))
        #expect(check?.recordMove == offer)
        if let meanwhile { stage.journal.put(.trip(meanwhile), as: .trip) }
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        return stage.trip
    }

    @Test("A day that is corrected takes the times along, and the delay stays what it was")
    func moves() async throws {
        let trip = try await edited(late, offering: "Also move the recorded times by +2 days") {
            $0.departure.day = 22
        }
        #expect(
            trip
                == late.with {
                    $0.departure = time(22, 14, 2, .berlin)
                    $0.arrival = time(22, 23, 33)
                    $0.actualDeparture = time(22, 14, 14, .berlin)
                    $0.actualArrival = time(23, 0, 41)
                })
        #expect(trip?.status == late.status)
    }

    @Test("They stay if the person says so")
    func stays() async throws {
        let departed = late.with { $0.actualArrival = nil }
        let trip = try await edited(departed, offering: "Also move the recorded times by −1 day") {
            $0.departure.day = 19
            $0.movesRecord = false
        }
        #expect(trip?.departure == time(19, 14, 2, .berlin))
        #expect(trip?.actualDeparture == departed.actualDeparture)
    }

    @Test("An hour that is corrected leaves them, and so does a trip of which nothing is known")
    func nothingToMove() async throws {
        let corrected = try await edited(late, offering: "") { $0.departure.minute = 10 }
        #expect(corrected?.actualDeparture == late.actualDeparture)
        _ = try await edited(.toVienna, offering: "") { $0.departure.day = 22 }
    }

    @Test("Each end moves by the days of its own")
    func ends() async throws {
        let trip = try await edited(
            late, offering: "Also move the recorded times (departure on its day, arrival +1 day)"
        ) { $0.arrival?.day = 21 }
        #expect(trip?.actualDeparture == late.actualDeparture)
        #expect(trip?.actualArrival == time(22, 0, 41))
    }

    @Test("What another program recorded meanwhile stays where it is")
    func meanwhile() async throws {
        let other = late.with { $0.actualArrival = time(22, 1, 0) }
        let trip = try await edited(
            late, meanwhile: other, offering: "Also move the recorded times by +1 day"
        ) { $0.departure.day = 21 }
        #expect(trip?.actualDeparture == time(21, 14, 14, .berlin))
        #expect(trip?.actualArrival == other.actualArrival)
    }

    @Test("An arrival that would then be before the departure is called wrong, and Save waits")
    func impossible() async throws {
        let stage = await TripsStage.editing(late.with { $0.actualDeparture = nil })
        let draft = try #require(stage.draft).with {
            $0.departure.day = 22
            $0.movesRecord = false
        }
        let check = try #require(stage.type(draft))
        #expect(
            check.complaints == [
                .record: "The arrival at 00:41 (Europe/Vienna) on 21 November 2026 is before the "
                    + "scheduled departure at 14:02 (Europe/Berlin) on 22 November 2026. If the "
                    + "trip departed earlier, record the departure first."
            ])
        #expect(!check.canSave)
        let last = arrival(stage)
        let moving = draft.with {
            $0.arrival = last
            $0.movesRecord = true
        }
        #expect(stage.type(moving)?.canSave == true)
    }

    private func arrival(_ stage: TripsStage) -> TripDraft.Time? {
        stage.messages.compactMap { if case .formArrival(let time) = $0 { time } else { nil } }.last
    }

    @Test("A trip whose file says what cannot be can be changed in something else")
    func wrongBefore() async throws {
        let wrong = late.with { $0.actualArrival = time(20, 3, 0) }
        #expect(try await edited(wrong, offering: "") { $0.seat = "61" }?.seat == "61")
    }

    @Test("A record that another program made impossible to move to is refused in the form")
    func refused() async throws {
        let stage = await TripsStage.editing(.toVienna)
        stage.type(try #require(stage.draft).with { $0.departure.day = 22 })
        let meanwhile = Trip.toVienna.with { $0.actualArrival = time(21, 0, 41) }
        stage.journal.put(.trip(meanwhile), as: .trip)
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        guard case .formFailure(let failure) = stage.messages.last else {
            Issue.record("\(stage.messages)")
            return
        }
        #expect(failure.reason.hasPrefix("The arrival at 00:41"))
        #expect(stage.trip == meanwhile)
    }

    @Test("A time that the clock skips that night is said beside its field")
    func skipped() async throws {
        let night = Trip.toVienna.with {
            $0.departure = time(29, 1, 50, month: 3, .berlin)
            $0.arrival = time(29, 4, 0, month: 3)
        }
        let stage = await TripsStage.editing(night)
        let check = stage.type(
            try #require(stage.draft).with {
                $0.departure.hour = 2
                $0.departure.minute = 30
            })
        let skipped = try #require(time(29, 2, 30, month: 3, .berlin).skipped)
        #expect(
            check?.complaints == [
                .departureTime: Localizer.inEnglish.sentence(TripError.skipped(skipped))
            ])
        #expect(check?.canSave == false)
    }
}
