import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("A trip that is typed in one line", .freed, .timeLimit(.minutes(1)))
struct LineInFormTests {
    /// Opens the form with a line. Returns the stage and the form's draft.
    private func opened(
        _ line: String = "", at now: Date = thatAfternoon
    ) async throws -> (TripsStage, TripDraft) {
        let stage = TripsStage(now: now)
        await stage.coordinator.add(line: line)
        return (stage, try #require(stage.draft))
    }

    private func latest(_ stage: TripsStage) -> TripDraft? {
        stage.messages.reversed().lazy.compactMap {
            if case .formFilled(let draft) = $0 { draft } else { nil }
        }.first
    }

    private func check(_ stage: TripsStage) -> FormCheck? {
        stage.messages.reversed().lazy.compactMap {
            if case .formCheck(let check) = $0 { check } else { nil }
        }.first
    }

    @Test("The line fills the form as it is typed, and says what each word was taken for")
    func fills() async throws {
        let (stage, empty) = try await opened()
        stage.view.forms.last?.line.emit("Linz 14:02 → Wels 0:33 RJ 93 tomorrow €29.90")
        let filled = try #require(latest(stage))
        let expected = empty.with {
            ($0.from, $0.to, $0.service) = ("Linz", "Wels", "RJ 93")
            ($0.departure.day, $0.departure.hour, $0.departure.minute) = (21, 14, 2)
            $0.arrival = TripDraft.Time(time(22, 0, 33))
            ($0.fare, $0.currency) = ("29.90", "EUR")
        }
        #expect(filled == expected)
        #expect(check(stage)?.meanings.hasPrefix("from: Linz · departure at 14:02 · ") == true)
        #expect(check(stage)?.canSave == true)
    }

    @Test("A time without a day is one of today, also in the last hour of it")
    func lateEvening() async throws {
        let (stage, empty) = try await opened(at: Date(timeIntervalSince1970: 1_795_214_100))
        #expect(empty.departure.day == 21 && empty.departure.hour == 0)
        stage.view.forms.last?.line.emit("Bonn 1402 > Graz 2333")
        let draft = try #require(latest(stage))
        #expect(draft.departure.day == 20 && draft.departure.hour == 14)
        #expect(draft.arrival?.day == 20 && draft.arrival?.hour == 23)
        stage.view.forms.last?.line.emit("Bonn > Graz")
        let undated = try #require(latest(stage))
        #expect(undated.departure == empty.departure)
    }

    @Test(
        "The day of an arrival is counted by the clocks of the airports, as the command line does")
    func airports() async throws {
        let (stage, _) = try await opened()
        let form = try #require(stage.view.forms.last)
        func arrival(_ line: String) throws -> [Int?] {
            form.line.emit(line)
            let draft = try #require(latest(stage))
            return [draft.departure.day, draft.arrival?.day, draft.arrival?.hour]
        }
        // It takes eight hours and a half, and arrives before it departs by the clocks.
        #expect(try arrival("flight EWR 18:00 → FRA 7:30 21 Nov") == [21, 22, 7])
        #expect(try arrival("flight VIE 0:30 → LIS 0:10 21 Nov") == [21, 21, 0])
        #expect(try arrival("train VIE 0:30 → LIS 0:10 21 Nov") == [21, 22, 0])
    }

    @Test(
        "Letter by letter, a flight ends by the clocks of its airports",
        arguments: [
            "flight JFK 1455 > LIS 0250", "JFK 1455 > LIS 0250 flight",
            "JFK 1455 > LIS 0250 TP210", "JFK 1455 > LIS 0250 flight 19 Nov",
            "flight JFK 1455 > LIS 0250 TP210 19 Nov",
        ])
    func letters(_ line: String) async throws {
        let (stage, _) = try await opened()
        let form = try #require(stage.view.forms.last)
        for count in 1...line.count { form.line.emit(String(line.prefix(count))) }
        let shown = stage.messages.reversed().lazy.compactMap {
            if case .formPlaces(let draft) = $0 { draft } else { nil }
        }.first
        #expect(shown?.departure.zone == "America/New_York")
        #expect(shown?.arrival?.zone == "Europe/Lisbon")
    }

    @Test("A line about a film is not saved as a trip")
    func film() async throws {
        let (stage, _) = try await opened()
        stage.view.forms.last?.line.emit("Brief Encounter (1945) yesterday good")
        #expect(check(stage)?.complaints[.line]?.hasPrefix("This is a film") == true)
        #expect(check(stage)?.canSave == false)
        stage.view.forms.last?.pressed.emit(.otherKind)
        #expect(
            stage.flows.routed == [
                .line(LineOfForm("Brief Encounter (1945) yesterday good"), insteadOf: .trip)
            ])
    }

    @Test("A delay and a cancellation in the line are recorded with the trip")
    func outcomes() async throws {
        let (stage, _) = try await opened()
        let form = try #require(stage.view.forms.last)
        form.line.emit("Linz 14:02 → Wels 14:30 RJ 93 +7 cancelled")
        #expect(check(stage)?.meanings.contains("arrival 7 min late") == true)
        form.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false), "No trip")
        }
        #expect(trip.disruption == .cancelled && trip.actualArrival?.minute == 37)
    }

    @Test("A delay of an arrival that was taken out of the form is complained of")
    func outcomeWithoutTime() async throws {
        let (stage, _) = try await opened()
        let form = try #require(stage.view.forms.last)
        form.line.emit("Linz 14:02 → Wels 14:30 +7")
        let draft = try #require(latest(stage))
        stage.type(draft.with { $0.arrival = nil })
        #expect(check(stage)?.complaints[.record] != nil && check(stage)?.canSave == false)
    }

    @Test("A next leg begins where the trip before ends, and both are one journey")
    func nextLeg() async throws {
        let first = Trip(
            from: "Linz", to: "Wels", departure: time(20, 14, 2), arrival: time(20, 14, 30))
        let stage = TripsStage([.trip: .trip(first)])
        await stage.coordinator.add(line: "then → Passau 15:10")
        await until("The leg before is found", latest(stage)?.from == "Wels")
        #expect(check(stage)?.meanings.contains("It continues “Linz → Wels” at 14:02.") == true)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(2)
        guard case .trip(let leg)? = stage.journal[EntryID("entry-1.ics")],
            case .trip(let before)? = stage.journal[.trip]
        else { return #expect(Bool(false), "No leg") }
        #expect(leg.from == "Wels" && !leg.journey.isEmpty && leg.journey == before.journey)
    }

    @Test("A next leg of nothing is complained of")
    func noLegBefore() async throws {
        let (stage, _) = try await opened("then → Passau 15:10")
        await until("A complaint", check(stage)?.complaints[.line] != nil)
        #expect(check(stage)?.complaints[.line]?.hasPrefix("No trip ends there") == true)
    }

    @Test("What was typed before is in the form at once")
    func before() async throws {
        let (stage, _) = try await opened("Linz 1402 > Wels")
        let draft = try #require(latest(stage))
        #expect(draft.from == "Linz" && draft.to == "Wels" && draft.arrival == nil)
    }

    @Test("What was typed into a field stays, as long as the line says nothing else of it")
    func keeps() async throws {
        let (stage, empty) = try await opened()
        let form = try #require(stage.view.forms.last)
        form.line.emit("Linz 14:02 → Wels")
        let draft = try #require(latest(stage))
        stage.type(draft.with { ($0.to, $0.seat) = ("Wels Hbf", "12A") })
        form.line.emit("Linz 14:02 → Wels RJ 93")
        let next = try #require(latest(stage))
        #expect(next.to == "Wels Hbf" && next.seat == "12A" && next.service == "RJ 93")
        form.line.emit("")
        let last = try #require(latest(stage))
        #expect(last.from.isEmpty && last.seat == "12A")
        #expect(check(stage)?.meanings == "")
        #expect(last.arrival == empty.arrival)
    }

    @Test("With a word that is not understood, or without a departure, it is not saved")
    func doubtful() async throws {
        let (stage, _) = try await opened()
        let form = try #require(stage.view.forms.last)
        form.line.emit("Linz 14:02 → Wels 15:00 whatever")
        #expect(check(stage)?.complaints[.line] == "Not recognised: “whatever”")
        #expect(check(stage)?.canSave == false)
        form.line.emit("Linz → Wels")
        #expect(check(stage)?.complaints[.line] == "Add a departure time, such as 14:02.")
        let draft = try #require(latest(stage))
        stage.type(draft.with { $0.departure.hour = 5 })
        #expect(check(stage)?.complaints[.line] == nil && check(stage)?.canSave == true)
    }
}
