import Domain
import Foundation
import TestSupport
import Testing

@testable import Claims

@Suite("What holds of all rules")
struct RightsPropertyTests {
    private static let zones = [
        "Europe/Berlin", "Europe/Paris", "Europe/London", "Europe/Zurich", "Europe/Amsterdam",
        "Europe/Rome", "Europe/Madrid", "Europe/Stockholm", "America/Toronto", "America/New_York",
        nil,
    ]
    private static let operators = [
        "DB Fernverkehr", "SNCF", "NS", "LNER", "Southern", "Trenitalia", "metronom", "ÖBB",
        "Lufthansa", "Eurostar", "Renfe", "SL", "Air Canada", "Brittany Ferries", nil,
    ]

    private func journey(_ random: inout SeededGenerator) -> TicketJourney {
        let currency = ["EUR", "GBP", "CHF", ""].randomElement(using: &random)!
        let cents = Decimal(Int.random(in: 0...20_000, using: &random)) / 100
        func place() -> TicketJourney.Place {
            .init(
                zone: Self.zones.randomElement(using: &random)!,
                coordinates: Coordinates(
                    latitude: Double.random(in: 30...60, using: &random),
                    longitude: Double.random(in: -80...20, using: &random)))
        }
        return TicketJourney(
            mode: [.train, .train, .flight, .bus, .ferry].randomElement(using: &random)!,
            operator: Self.operators.randomElement(using: &random)!.map { CountedName($0) },
            service: [nil, "TGV 1", "Frecciarossa 1", "AVE 1", "RE 5"].randomElement(
                using: &random)!
                .map { CountedName($0) },
            day: CalendarDay(daysSinceEpoch: Int.random(in: 14_000...21_500, using: &random))!,
            from: place(), to: place(), plannedMinutes: Int.random(in: 1...2_000, using: &random),
            outcome: .arrived(minutesLate: 0),
            ticket: JourneyTicket(
                [.single, .return].randomElement(using: &random)!,
                price: Bool.random(using: &random) ? Fare(cents, currency: currency) : nil))
    }

    @Test("More delay never owes less, and never leaves a scheme", arguments: 0..<40)
    func monotonic(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            var journey = journey(&random)
            var before: [String: Decimal] = [:]
            for late in [0, 14, 15, 29, 30, 59, 60, 61, 119, 120, 121, 179, 180, 240, 241, 900] {
                journey.outcome = .arrived(minutesLate: late)
                var owed: [String: Decimal] = [:]
                for answer in Shipped.rights.answers(for: journey) {
                    if case .owed(let amount) = answer.verdict {
                        owed[answer.scheme.id] = amount.amount.amount
                    }
                }
                for (scheme, amount) in before {
                    #expect(owed[scheme] ?? 0 >= amount, "\(scheme), \(late), \(journey)")
                }
                before = owed
            }
        }
    }

    @Test("A part of a price is in its currency, and never more than the price", arguments: 0..<40)
    func currencies(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            var journey = journey(&random)
            journey.outcome = .arrived(minutesLate: Int.random(in: 0...400, using: &random))
            for answer in Shipped.rights.answers(for: journey) {
                guard case .owed(let owed) = answer.verdict else { continue }
                #expect(owed.amount.amount > 0)
                switch owed.basis {
                case .share(_, let base):
                    #expect(owed.amount.currency == journey.ticket.price?.currency)
                    #expect(base.currency == owed.amount.currency)
                    #expect(owed.amount.amount <= (journey.ticket.price?.amount ?? 0) + 0.05)
                case .fixed:
                    let currencies = ["gb-air": "GBP", "ca-air": "CAD", "ca-air-small": "CAD"]
                    #expect(owed.amount.currency == currencies[answer.scheme.id] ?? "EUR")
                }
            }
        }
    }

    @Test("Unrecorded journeys owe nothing", arguments: 0..<20)
    func unrecorded(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            var journey = journey(&random)
            for missing in [
                MissingFact.plannedArrival, .actualArrival, .arrivalOtherwise,
                .arrivalAtDestination,
            ] {
                journey.outcome = .unknown(missing)
                for answer in Shipped.rights.answers(for: journey) {
                    switch answer.verdict {
                    case .cannotTell, .pending(isReached: false): break
                    default: Issue.record("\(answer.verdict)")
                    }
                }
            }
        }
    }

    @Test("A pot is the sum of its cases, in whatever order they came", arguments: 0..<40)
    func pools(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        for product in ["de-regional", "deutschlandticket", "de-long-distance", "bahncard-100"] {
            let rule = try #require(
                Shipped.rights.schemes.lazy.compactMap { $0.rule(of: product, on: day) }.first)
            let one = try #require(rule.balance(of: [60], in: .second, price: nil)).amount.amount
            let delays = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Int.random(in: -5...150, using: &random)
            }
            let price = Fare(Decimal(Int.random(in: 10...400, using: &random)), currency: "EUR")
            let balance = try #require(rule.balance(of: delays, in: .second, price: price))
            #expect(balance.amount == Fare(one * Decimal(balance.cases), currency: "EUR"))
            #expect(balance.owed.amount <= balance.amount.amount)
            #expect(balance.owed.amount <= balance.cap?.amount ?? 0)
            #expect((0..<60).contains(balance.minutesTowardsNext))
            #expect(
                rule.balance(of: delays.shuffled(using: &random), in: .second, price: price)
                    == balance)
            // One more case never takes anything away.
            let more = try #require(rule.balance(of: delays + [60], in: .second, price: price))
            #expect(more.cases == balance.cases + 1)
            #expect(more.owed.amount >= balance.owed.amount)
            // A price in another currency is not a cap either.
            let other = try #require(
                rule.balance(of: delays, in: .second, price: Fare(price.amount, currency: "CHF")))
            #expect(other.cap == nil)
        }
    }
}
