import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("Tickets of imported trips")
struct TicketsOfImportsTests {
    private let placeholder = TicketFile.copy(of: "a.pdf")
    private let said = Trip.full

    private func merge(into ticket: TicketFile?) -> Merge.Change {
        var (ours, theirs) = (said, said)
        ours.ticketFile = ticket
        theirs.ticketFile = placeholder
        return Merge(said: .trip(theirs), origin: ImportOrigin(source: "Reservation", key: "1"))(
            .trip(ours))
    }

    @Test("A trip that has no ticket gets it; one that has keeps its own, and nothing is said")
    func merged() {
        let filled = merge(into: nil)
        #expect(filled.isDifferent && filled.filled == [.ticketFile])
        #expect(filled.entry.placeholderTicket == placeholder)
        let own = merge(into: TicketFile(path: "/a.pdf"))
        #expect(!own.isDifferent && own.filled.isEmpty && own.kept.isEmpty)
    }

    @Test("A ticket that is to be kept is no reason why a trip cannot be written")
    func possible() {
        var trip = said
        trip.ticketFile = placeholder
        #expect(Entry.trip(trip).isPossible)
        #expect(Entry.trip(trip).withoutPlaceholderTicket != .trip(trip))
    }
}
