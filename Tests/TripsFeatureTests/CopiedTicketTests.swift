import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Tickets that are chosen in a form", .freed, .timeLimit(.minutes(1)))
struct CopiedTicketTests {
    private let chosen = TicketFile(path: "/downloads/a.pdf")

    /// Opens the form for a trip, types, and saves.
    private func saved(
        _ trip: Trip = .toVienna, tickets: TicketsDouble?, failure: JournalError? = nil,
        meanwhile: Trip? = nil, _ type: (inout TripDraft) -> Void
    ) async throws -> TripsStage {
        let stage = await TripsStage.editing(trip, tickets: tickets)
        stage.type(try #require(stage.draft).with(type))
        stage.journal.failure = failure
        if let meanwhile { stage.journal.put(.trip(meanwhile), as: .trip) }
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        return stage
    }

    @Test("The trip names a copy, which is called by what the form says of the trip")
    func copied() async throws {
        let tickets = TicketsDouble()
        let stage = try await saved(tickets: tickets) {
            $0.ticketFile = chosen?.path
            $0.from = "Bonn"
        }
        #expect(stage.trip?.ticketFile == TicketsDouble.copy)
        #expect(try tickets.messages == [.copy(#require(chosen), of: "Bonn")])
    }

    @Test("A new trip has a copy too")
    func new() async throws {
        let tickets = TicketsDouble()
        let stage = TripsStage(tickets: tickets)
        await stage.coordinator.newTrip()
        stage.type(
            try #require(stage.draft).with {
                ($0.from, $0.to, $0.ticketFile) = ("Bonn", "Wien", chosen?.path)
            })
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false), "there is no trip")
        }
        #expect(trip.ticketFile == TicketsDouble.copy)
    }

    @Test("Where no copies are kept, the trip names the file that was chosen")
    func notKept() async throws {
        let stage = try await saved(tickets: nil) { $0.ticketFile = chosen?.path }
        #expect(stage.trip?.ticketFile == chosen)
    }

    @Test("A ticket that is there already is not copied, nor is one that is taken away")
    func untouched() async throws {
        let tickets = TicketsDouble()
        let trip = Trip.toVienna.with { $0.ticketFile = chosen }
        #expect(
            try await saved(trip, tickets: tickets) { $0.seat = "61" }.trip?.ticketFile == chosen)
        let none = try await saved(trip, tickets: tickets) { $0.ticketFile = nil }
        #expect(none.trip == .toVienna)
        #expect(tickets.messages.isEmpty)
    }

    @Test("Where the ticket cannot be copied, the form says so and nothing is saved")
    func notCopied() async throws {
        let tickets = TicketsDouble(failure: .diskFull(path: "/tickets"))
        let stage = try await saved(tickets: tickets) { $0.ticketFile = chosen?.path }
        guard case .formFailure(let failure)? = stage.messages.last else {
            return #expect(Bool(false), "\(stage.messages)")
        }
        #expect(failure.reason.contains("/tickets"))
        #expect(stage.trip == .toVienna)
    }

    @Test("If the trip cannot be saved, or a conflict is asked about, the copy is removed")
    func notSaved() async throws {
        let tickets = TicketsDouble()
        let stage = try await saved(tickets: tickets, failure: .diskFull(path: "/journal")) {
            $0.ticketFile = chosen?.path
        }
        #expect(stage.trip == .toVienna)
        let copy = try #require(TicketsDouble.copy)
        #expect(tickets.messages.last == .remove(copy))

        let asking = TicketsDouble()
        let other = TicketFile(path: "/other.pdf")
        let asked = try await saved(
            tickets: asking, meanwhile: Trip.toVienna.with { $0.ticketFile = other }
        ) { $0.ticketFile = chosen?.path }
        #expect(asked.trip?.ticketFile == other)
        #expect(asking.messages.last == .remove(copy))
        let conflict = FieldConflict(
            field: "Ticket file", mine: copy.name, theirs: "other.pdf")
        asked.view.forms.last?.conflictAnswers.emit([conflict: false])
        await asked.until(2)
        #expect(asked.trip?.ticketFile == other)
        #expect(asking.messages.last == .remove(copy))
        #expect(asking.messages.count == 4)
    }
}
