import TestSupport
import Testing

@testable import Domain

/// Tests of the rules that forms, the command line, imports and the reader of files share.
struct ValidatesTripTests {
    private let rules = ValidatesTrip()

    private static let good = Trip.from(
        .at(2026, 1, 1, 8, 0, .vienna), to: .at(2026, 1, 1, 8, 0, .vienna))

    private static func good(_ change: (inout Trip) -> Void) -> Trip {
        var trip = good
        change(&trip)
        return trip
    }

    @Test(
        "A trip has two places and an arrival that is not before its departure",
        arguments: [
            (good, []), (good { $0.arrival = nil }, []),
            (good { $0.from = " " }, [.emptyOrigin]), (good { $0.to = "" }, [.emptyDestination]),
            (good { $0.arrival = .at(2026, 1, 1, 7, 59, .vienna) }, [.arrivalBeforeDeparture]),
            (good { $0.arrival = .at(2026, 1, 1, 7, 59, .london) }, []),
            (good { $0.arrival = .at(2026, 1, 1, 7, 59, .floating) }, []),
            (
                good {
                    ($0.from, $0.to) = ("", "\n")
                    $0.arrival = .at(2025, 1, 1, 9, 0, .vienna)
                }, [.emptyOrigin, .emptyDestination, .arrivalBeforeDeparture]
            ),
        ] as [(Trip, [TripError])])
    func everyTrip(trip: Trip, errors: [TripError]) {
        #expect(rules.errors(in: trip) == errors)
        #expect(rules.errors(in: trip, changedFrom: nil) == errors)
        #expect(rules.errors(in: trip, changedFrom: trip) == errors)
    }

    @Test(
        "Impossible outcomes cannot be recorded, but a file may have them",
        arguments: [
            (
                good { $0.actualArrival = .at(2026, 1, 1, 7, 59, .vienna) },
                [
                    .record(
                        .arrivedBeforeTimetable(
                            .at(2026, 1, 1, 7, 59, .vienna), departure: good.departure))
                ]
            ),
            (
                good {
                    $0.actualDeparture = .at(2026, 1, 1, 8, 1, .vienna)
                    $0.actualArrival = .at(2026, 1, 1, 8, 0, .vienna)
                },
                [
                    .record(
                        .arrivedBeforeDeparture(
                            .at(2026, 1, 1, 8, 0, .vienna),
                            departure: .at(2026, 1, 1, 8, 1, .vienna)))
                ]
            ),
            (
                good {
                    $0.actualDeparture = .at(2026, 1, 1, 7, 58, .vienna)
                    $0.actualArrival = .at(2026, 1, 1, 7, 59, .vienna)
                }, []
            ),
            (
                good {
                    $0.actualDeparture = .at(2026, 1, 1, 8, 1, .floating)
                    $0.actualArrival = .at(2026, 1, 1, 8, 0, .vienna)
                }, []
            ),
        ] as [(Trip, [TripError])])
    func record(trip: Trip, errors: [TripError]) {
        #expect(rules.errors(in: trip).isEmpty)
        #expect(rules.errors(in: trip, changedFrom: nil) == errors)
        #expect(rules.errors(in: trip, changedFrom: Self.good) == errors)
        #expect(rules.errors(in: trip, changedFrom: trip).isEmpty)
    }

    @Test("A currency is typed as three letters")
    func currency() throws {
        #expect(try rules.currency(typed: "eur") == "EUR")
        for text in ["", "€", "EU", "EURO", "E1R", "ÄÖÜ", " EUR"] {
            #expect(throws: TripError.currencyIsNoCode(text)) { try rules.currency(typed: text) }
        }
    }

    @Test("A time zone is typed by its name, whatever its capitals")
    func zone() throws {
        #expect(try Zone.typed("europe/VIENNA") == .vienna)
        #expect(try Zone.typed("utc") == .utc)
        #expect(throws: TripError.unknownTimeZone("Mars")) { try Zone.typed("Mars") }
    }
}
