import EntryFeature
import Presentation
import TestSupport
import Testing

@testable import TripsFeature

@Suite("A trip that was taken before, in a form with typed values")
struct TakenBeforeTests {
    private let before = TripDraft(
        departure: .init(year: 2026, month: 11, day: 20, hour: 14, minute: 0, zone: ""),
        arrival: nil)

    @Test("What was typed stays, and what was not is as it was before")
    func keeps() {
        let known = before.with {
            ($0.from, $0.to, $0.service, $0.operator) = ("Linz", "Wels", "RJ 93", "ÖBB")
            ($0.travelClass, $0.fare, $0.currency, $0.tags) = ("2", "29.90", "EUR", "work")
            ($0.ticket, $0.ticketNumber) = (2, "S1")
        }
        let typed = before.with {
            ($0.from, $0.seat, $0.notes, $0.fare) = ("linz", "61", "Snow", "15")
            $0.ticket = 1
        }
        #expect(
            known.keeping(typed, typedInto: before)
                == known.with {
                    ($0.seat, $0.notes, $0.fare, $0.currency) = ("61", "Snow", "15", "")
                    $0.ticket = 1
                })
        #expect(known.keeping(before, typedInto: before) == known)
    }
}
