import Claims
import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@Suite("What a ledger is made of")
@MainActor
struct LedgerEntriesTests {
    private func entries(of all: [Entry]) async throws -> LedgerEntries {
        let open = try await OpenJournal()
        for entry in all { _ = try await open.journal.add(entry) }
        return await open.journal.ledgerEntries(lateFrom: LedgerEntries.keptFrom)
    }

    @Test("Claims and season tickets are all there, as far as they decide anything")
    func claims() async throws {
        let entries = try await entries(of: [
            .claim(.full), .pass(.full), .film(.full), .claim(Claim(subject: "A → B")),
        ])
        var claim = Claim.full
        (claim.answer, claim.tags, claim.notes, claim.imports) = ("", [], "", [])
        var pass = Pass.full
        (pass.tags, pass.notes, pass.imports) = ([], "", [])
        #expect(Set(entries.claims.map(\.claim)) == [claim, Claim(subject: "A → B")])
        #expect(entries.passes.map(\.pass) == [pass])
        #expect(entries.trips.isEmpty)
    }

    @Test("Of trips those are there that were late, disrupted, or are legs")
    func trips() async throws {
        func trip(late minutes: Int?, to place: String) -> Trip {
            Trip(
                from: "A", to: place, departure: .vienna(20, 8, 0), arrival: .vienna(20, 9, 0),
                actualArrival: minutes.map { .vienna(20, 9, $0) })
        }
        var cancelled = trip(late: nil, to: "C")
        cancelled.disruption = .cancelled
        var leg = trip(late: nil, to: "L")
        leg.journey = "Work"
        let entries = try await entries(
            of: [
                trip(late: 14, to: "14"), trip(late: 15, to: "15"), trip(late: nil, to: "?"),
                cancelled, leg,
            ].map { .trip($0) })
        #expect(Set(entries.trips.map(\.trip.to)) == ["15", "C", "L"])
    }

    @Test(
        "Where rules give something for shorter delays, trips that were so late are there as well",
        arguments: [
            (5, ["5", "departed", "20"]), (6, ["departed", "20"]), (15, ["20"]), (60, ["20"]),
            (nil, ["20"]),
        ] as [(Int?, Set<String>)])
    func shorter(late: Int?, places: Set<String>) async throws {
        func trip(late minutes: Int?, to place: String) -> Trip {
            Trip(
                from: "A", to: place, departure: .vienna(20, 8, 0), arrival: .vienna(20, 9, 0),
                actualArrival: minutes.map { .vienna(20, 9, $0) },
                fare: Fare(80, currency: "EUR"))
        }
        var departed = trip(late: nil, to: "departed")
        departed.actualDeparture = .vienna(20, 8, 7)
        let open = try await OpenJournal()
        for trip in [
            trip(late: 4, to: "4"), trip(late: 5, to: "5"), trip(late: 20, to: "20"),
            trip(late: nil, to: "?"), departed,
        ] { _ = try await open.journal.add(.trip(trip)) }
        let entries = await open.journal.ledgerEntries(lateFrom: late)
        #expect(Set(entries.trips.map(\.trip.to)) == places)
        let claimable = await open.journal.claimableEntries(fixedFrom: nil, lateFrom: late)
        #expect(Set(claimable.trips.map(\.trip.to)) == places)
        #expect(claimable.trips.allSatisfy { $0.trip.fare == Fare(80, currency: "EUR") })
    }

    @Test(
        "Trips for which nothing can be owed are left out: a late one needs a price, or a long delay",
        arguments: [(180, ["price", "long", "leg", "season"]), (nil, ["price", "leg", "season"])]
            as [(Int?, Set<String>)])
    func claimable(minutes: Int?, places: Set<String>) async throws {
        func trip(to place: String, late minutes: Int?, fare: Fare? = nil) -> Trip {
            let arrival = DateTime.vienna(20, 9, 0)
            return Trip(
                from: "A", to: place, departure: .vienna(20, 8, 0), arrival: arrival,
                actualDeparture: .vienna(20, 8, 40),
                actualArrival: minutes.flatMap { arrival.advanced(by: .seconds($0 * 60)) },
                fare: fare)
        }
        var season = trip(to: "season", late: 35)
        season.ticket = .season
        var leg = trip(to: "leg", late: nil)
        leg.journey = "Work"
        let open = try await OpenJournal()
        let euros = Fare(80, currency: "EUR")
        for trip in [
            trip(to: "price", late: 20, fare: euros), trip(to: "long", late: 180),
            trip(to: "short", late: 179), trip(to: "nobody knows", late: nil, fare: euros), leg,
            season,
        ] { _ = try await open.journal.add(.trip(trip)) }
        _ = try await open.journal.add(.claim(.full))
        let entries = await open.journal.claimableEntries(fixedFrom: minutes, lateFrom: 15)
        #expect(Set(entries.trips.map(\.trip.to)) == places)
        #expect(entries.claims.count == 1)
    }

    @Test("The usual currency is that of most amounts, whether or not anything is owed")
    func currencies() async throws {
        let open = try await OpenJournal()
        #expect(await open.journal.usualCurrency() == nil)
        func trip(_ fare: Fare?) -> Entry {
            .trip(Trip(from: "A", to: "B", departure: .vienna(20, 8, 0), arrival: nil, fare: fare))
        }
        let (euros, francs) = (Fare(8, currency: "EUR"), Fare(9, currency: "CHF"))
        var pass = Pass(name: "Week")
        pass.price = francs
        for entry in [
            trip(euros), trip(euros), trip(nil), trip(Fare(7, currency: "")), .pass(pass),
            .claim(Claim(subject: "A → B", amount: francs)), .film(.full),
        ] { _ = try await open.journal.add(entry) }
        #expect(await open.journal.currencies() == ["CHF": 2, "EUR": 2])
        #expect(await open.journal.usualCurrency() == "CHF")
        _ = try await open.journal.add(trip(euros))
        #expect(await open.journal.usualCurrency() == "EUR")
    }

    @Test("A trip has all facts that decide about compensation, in every zone")
    func whole() async throws {
        var full = Trip.full
        full.isSubstitute = true
        let own = Zone.custom(name: "My own zone", secondsFromUTC: -12_600)
        let others = [own, .utc, .floating, .named("Asia/Kolkata")].map { zone in
            Trip(
                from: "A", to: "B", departure: .at(2026, 3, 1, 8, 5, zone), arrival: nil,
                disruption: .cancelled)
        }
        let entries = try await entries(of: ([full] + others).map { .trip($0) })
        var told = full
        (told.tags, told.notes, told.imports) = ([], "", [])
        (told.claim, told.distance, told.seat) = ("", nil, "")
        told.ticketFile = nil
        #expect(entries.trips.count == 5)
        #expect(entries.trips.contains { $0.trip == told })
        #expect(Set(entries.trips.map(\.trip.departure)).isSuperset(of: others.map(\.departure)))
    }
}
