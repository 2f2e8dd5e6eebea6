import Domain
import TestSupport
import Testing

@Suite("A journey that was given up")
struct AbandonedJourneyTests {
    @Test(
        "No later leg was travelled, and the substitute is not asked for",
        arguments: [
            (
                [
                    "A 10:00 > B 11:00 / 10:00 11:30 missed", "B 11:10 > C 12:00 gave-up",
                    "C 12:10 > D 13:00",
                ],
                [LegState.travelled, .missed, .abandoned], TripStatus.missedConnection
            ),
            (
                ["A 10:00 > B 11:00 cancelled turned-back", "B 11:10 > C 12:00"],
                [.cancelled, .abandoned], .cancelled
            ),
            (
                ["A 10:00 > B 11:00 gave-up", "B 11:10 > C 12:00"], [.abandoned, .abandoned],
                .unknown
            ),
            (
                // Whatever is recorded of it, it did not lead to the destination.
                ["A 10:00 > B 11:00 / 10:00 11:05 gave-up", "B 11:10 > C 12:00 / - 12:30"],
                [.travelled, .travelled], .unknown
            ),
        ] as [([String], [LegState], TripStatus)])
    func states(lines: [String], states: [LegState], status: TripStatus) throws {
        let journey = try #require(Legs(lines).journey)
        #expect(journey.states == states)
        #expect(journey.unreplacedLegs.isEmpty && journey.course.status == status)
        #expect(journey.whole.actualArrival == nil && journey.whole.abandonment != .none)
    }

    @Test("Without that it is asked what came instead")
    func lost() throws {
        let journey = try #require(
            Legs(["A 10:00 > B 11:00 cancelled", "B 11:10 > C 12:00"]).journey)
        #expect(journey.unreplacedLegs.count == 1 && journey.whole.abandonment == .none)
    }
}
