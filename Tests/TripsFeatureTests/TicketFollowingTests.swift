import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("The ticket of a new trip follows its day", .freed, .timeLimit(.minutes(1)))
struct TicketFollowingTests {
    /// A season ticket of November until the day before the last, and one of December.
    private let passes: [EntryID: Entry] = [
        EntryID("november.ics"): Self.pass("N", from: (11, 1), until: (11, 29)),
        EntryID("december.ics"): Self.pass("D", from: (12, 1), until: (12, 31)),
    ]

    private static func pass(
        _ number: String, from: (month: Int, day: Int), until: (month: Int, day: Int)
    ) -> Entry {
        .pass(
            Pass(
                name: "Pass \(number)",
                validFrom: CalendarDay(year: 2026, month: from.month, day: from.day),
                validUntil: CalendarDay(year: 2026, month: until.month, day: until.day),
                ticketNumber: number))
    }

    private func stage(_ entries: [EntryID: Entry] = [:]) -> TripsStage {
        TripsStage(passes.merging(entries) { $1 })
    }

    /// The ticket in the form, as it was opened, filled and changed.
    private func ticket(_ stage: TripsStage) -> String {
        var shown = FormDraft()
        func take(_ draft: FormDraft) {
            for key in [FormKey("ticket"), .ticketNumber] {
                if let text = draft.texts[key] { shown[key] = text }
            }
        }
        for message in stage.messages {
            switch message {
            case .form(let form): take(form.draft)
            case .formFilled(let draft), .formPlaces(let draft): take(draft)
            default: break
            }
        }
        return "\(TicketKind.allCases[shown.ticket]) \(shown.ticketNumber)"
    }

    /// Types a day into the form, beside the ticket that it shows.
    private func type(
        _ month: Int, _ day: Int, in stage: TripsStage,
        _ change: (inout TripDraft) -> Void = { _ in }
    ) throws {
        var draft = try #require(stage.draft)
        let shown = ticket(stage).split(separator: " ")
        draft.ticket = TicketKind.allCases.firstIndex { "\($0)" == shown[0] } ?? 0
        draft.ticketNumber = shown.count > 1 ? String(shown[1]) : ""
        (draft.departure.month, draft.departure.day) = (month, day)
        change(&draft)
        stage.type(draft)
    }

    private func saved(_ stage: TripsStage, _ id: EntryID = EntryID("entry-1.ics")) async -> Trip? {
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        return if case .trip(let trip)? = stage.journal[id] { trip } else { nil }
    }

    @Test("Of a typed day it is the season ticket that is valid then, or a single ticket")
    func typed() async throws {
        let stage = stage()
        await stage.coordinator.newTrip()
        #expect(ticket(stage) == "season N")
        try type(11, 30, in: stage)
        #expect(ticket(stage) == "single ")
        try type(12, 24, in: stage)
        #expect(ticket(stage) == "season D")
        try type(12, 24, in: stage) { ($0.from, $0.to, $0.departure.date) = ("A", "B", "soon") }
        #expect(ticket(stage) == "season D")
        try type(11, 30, in: stage) { ($0.from, $0.to) = ("A", "B") }
        let trip = try #require(await saved(stage))
        #expect(trip.ticket == .single && trip.ticketNumber.isEmpty)
    }

    @Test("A ticket that the person chose, or its number, stays")
    func chosen() async throws {
        let stage = stage()
        await stage.coordinator.newTrip()
        try type(11, 20, in: stage) { $0.ticketNumber = "X" }
        try type(11, 30, in: stage) { $0.ticketNumber = "X" }
        #expect(ticket(stage) == "season N")
        try type(11, 30, in: stage) { ($0.from, $0.to, $0.ticketNumber) = ("A", "B", "X") }
        let trip = try #require(await saved(stage))
        #expect(trip.ticket == .season && trip.ticketNumber == "X")
    }

    @Test(
        "The day in a line decides, unless the line says the ticket",
        arguments: [
            ("Bonn 14:02 > Graz 30.11.2026", TicketKind.single, ""),
            ("Bonn 14:02 > Graz 14.12.2026", .season, "D"),
            ("Bonn 14:02 > Graz 20.6.2025", .single, ""),
            ("Bonn 14:02 > Graz", .season, "N"),
            ("Bonn 14:02 > Graz 30.11.2026 season ticket", .season, ""),
            ("Bonn 14:02 > Graz season ticket 14.12.2026", .season, "D"),
        ])
    func line(_ line: String, _ kind: TicketKind, _ number: String) async throws {
        let stage = stage()
        await stage.coordinator.add(line: "")
        for count in 1...line.count {
            stage.view.forms.last?.line.emit(String(line.prefix(count)))
        }
        let trip = try #require(await saved(stage))
        #expect(trip.ticket == kind && trip.ticketNumber == number)
    }

    @Test("A word for the ticket that is taken out of the line no longer counts")
    func withdrawn() async throws {
        let stage = stage()
        await stage.coordinator.add(line: "Bonn 14:02 > Graz season ticket 30.11.2026")
        #expect(ticket(stage) == "season ")
        stage.view.forms.last?.line.emit("Bonn 14:02 > Graz 30.11.2026")
        #expect(ticket(stage) == "single ")
    }

    @Test(
        "Of a trip that is repeated, a season ticket that is not valid gives way",
        arguments: [
            EntryDerivation.again, .wayBack, .nextLeg,
        ])
    func copies(_ next: EntryDerivation) async throws {
        let trip = Trip.toVienna.with {
            ($0.departure, $0.arrival) = (time(29, 14, 2), time(29, 23, 33))
            ($0.ticket, $0.ticketNumber) = (.season, "N")
        }
        let stage = stage([.trip: .trip(trip)])
        await stage.coordinator.begin(next, from: .trip)
        #expect(ticket(stage) == "season N")
        try type(11, 30, in: stage)
        #expect(ticket(stage) == "single ")
        try type(12, 1, in: stage)
        #expect(ticket(stage) == "season D")
        try type(11, 28, in: stage)
        #expect(ticket(stage) == "season N")
    }

    @Test("A copy begins with the season ticket of its day, and is left without a question")
    func begins() async throws {
        let trip = Trip.toVienna.with {
            ($0.departure, $0.arrival) = (
                time(24, 14, 2, month: 12), time(24, 23, 33, month: 12)
            )
            ($0.ticket, $0.ticketNumber) = (.season, "D")
        }
        let stage = stage([.trip: .trip(trip)])
        await stage.coordinator.begin(.again, from: .trip)
        #expect(ticket(stage) == "season N")
        stage.view.forms.last?.cancel.emit()
        #expect(stage.messages.last == .formClosed)
    }

    @Test("A copy of a trip on another ticket, or on an unknown season ticket, keeps it")
    func keeps() async throws {
        for (kind, number) in [(TicketKind.single, ""), (.return, ""), (.season, "Z")] {
            let trip = Trip.toVienna.with { ($0.ticket, $0.ticketNumber) = (kind, number) }
            let stage = stage([.trip: .trip(trip)])
            await stage.coordinator.begin(.again, from: .trip)
            let before = ticket(stage)
            try type(12, 24, in: stage)
            #expect(before == "\(kind) \(number)" && ticket(stage) == before)
        }
    }

    @Test("The ticket of an existing trip stays when its day is changed")
    func existing() async throws {
        let trip = Trip.toVienna.with { ($0.ticket, $0.ticketNumber) = (.season, "N") }
        let stage = stage([.trip: .trip(trip)])
        await stage.coordinator.editTrip(.trip)
        try type(12, 24, in: stage)
        #expect(ticket(stage) == "season N")
    }
}
