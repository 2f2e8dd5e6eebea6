import Domain
import TestSupport
import Testing

@testable import JournalStore

/// Tests that every journal makes the legs of a journey one row.
@MainActor
struct JourneyContractTests {
    /// Returns a trip of one hour between two places, on a day of November at an hour.
    private static func leg(
        _ from: String, _ to: String, _ day: Int, _ hour: Int, of journey: String = "Paris",
        late: Int? = nil
    ) -> Trip {
        Trip(
            from: from, to: to, departure: .vienna(day, hour, 0),
            arrival: .vienna(day, hour + 1, 0),
            actualArrival: late.map { .vienna(day, hour + 1, $0) }, journey: journey)
    }

    private func filled(
        _ kind: JournalKind, _ trips: [Trip], and films: [Film] = []
    ) async throws -> (JournalUnderTest, [EntryID]) {
        let stage = try await JournalUnderTest(kind)
        var ids: [EntryID] = []
        for trip in trips { ids.append(try await stage.journal.add(.trip(trip))) }
        for film in films { _ = try await stage.journal.add(.film(film)) }
        return (stage, ids)
    }

    private func rows(
        _ stage: JournalUnderTest, _ query: EntryQuery = EntryQuery()
    ) async -> [String] {
        var query = query
        query.foldsJourneys = true
        let listing = await stage.journal.listing(matching: query)
        let rows = listing.summaries(in: 0..<listing.count)
        #expect(rows.map { listing.position(of: $0.id) } == Array(0..<listing.count))
        #expect(listing.sections.map(\.count).reduce(0, +) == listing.count)
        #expect(listing.sections.allSatisfy { $0.count > 0 })
        return rows.map { $0.content.title + ($0.legs > 1 ? " \($0.legs)" : "") }
    }

    private static let toParis = [
        leg("Köln", "Bruxelles", 20, 8), leg("Bruxelles", "Lille", 20, 10),
        leg("Lille", "Paris", 20, 12, late: 7),
    ]

    private static let film = Film(title: "M", watched: DateTime.vienna(20, 0, 0).day)

    @Test("The row has the delay at the destination", arguments: JournalKind.allCases)
    func row(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(kind, Self.toParis, and: [Self.film])
        #expect(await rows(stage) == ["M", "Köln → Paris 3"])
        let listing = await stage.journal.listing(matching: EntryQuery(foldsJourneys: true))
        let row = try #require(listing.summaries(in: 1..<2).first)
        #expect(row.id == ids[0] && row.day == DateTime.vienna(20, 0, 0).day)
        #expect(
            row.content
                == .trip(from: "Köln", to: "Paris", mode: .train, status: .late(.minutes(7))))
        // Unless it is asked so, each leg has its row.
        #expect(await stage.names().count == 4)
    }

    @Test(
        "The first leg in an order of their own has the row, until one has no place",
        arguments: JournalKind.allCases)
    func moved(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(kind, Self.toParis)
        func put(_ places: [Int?]) async throws -> [String] {
            for (id, place) in zip(ids, places) {
                try await stage.journal.change(id) { entry in
                    guard case .trip(var trip) = entry else { return entry }
                    trip.leg = place
                    return .trip(trip)
                }
            }
            let legs = await stage.journal.journeyLegs(with: ids[2])
            let journey = try #require(Journey(legs))
            return await rows(stage) + journey.legs.map(\.trip.from)
        }
        #expect(
            try await put([2, 1, 3]) == ["Bruxelles → Paris 3", "Bruxelles", "Köln", "Lille"])
        #expect(
            try await put([1, 3, 2]) == ["Köln → Lille 3", "Köln", "Lille", "Bruxelles"])
        #expect(try await put([2, 1, nil]) == ["Köln → Paris 3", "Köln", "Bruxelles", "Lille"])
    }

    @Test("A journey is found where one of its legs is", arguments: JournalKind.allCases)
    func found(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(
            kind, Self.toParis + [Self.leg("Wien", "Linz", 20, 9, of: "")], and: [Self.film])
        for words in ["köln", "lille", "paris", "lille paris"] {
            #expect(await rows(stage, EntryQuery(search: words)) == ["Köln → Paris 3"], "\(words)")
        }
        #expect(await rows(stage, EntryQuery(search: "linz")) == ["Wien → Linz"])
        #expect(await rows(stage, EntryQuery(search: "berlin")) == [])
        // Words of one leg and of another are not found together.
        #expect(await rows(stage, EntryQuery(search: "köln lille")) == [])
        #expect(await rows(stage, EntryQuery(kind: .film)) == ["M"])
        #expect(await rows(stage, EntryQuery(kind: .trip)).count == 2)
        #expect(await rows(stage, EntryQuery(kind: .film, search: "lille")) == [])
        let listing = await stage.journal.listing(
            matching: EntryQuery(search: "lille", foldsJourneys: true))
        for id in ids.prefix(3) { #expect(listing.position(of: id) == 0) }
        #expect(listing.position(of: ids[3]) == nil)
    }

    @Test("A leg has the place of its journey", arguments: JournalKind.allCases)
    func places(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(kind, Self.toParis, and: [Self.film])
        let listing = await stage.journal.listing(matching: EntryQuery(foldsJourneys: true))
        #expect(ids.map { listing.position(of: $0) } == [1, 1, 1])
        let films = await stage.journal.listing(
            matching: EntryQuery(kind: .film, foldsJourneys: true))
        #expect(ids.map { films.position(of: $0) } == [nil, nil, nil])
    }

    @Test("Sorted by delay it stands by that at its destination", arguments: JournalKind.allCases)
    func sortedByDelay(kind: JournalKind) async throws {
        let (stage, _) = try await filled(
            kind,
            Self.toParis + [
                Self.leg("Graz", "Linz", 20, 9, of: "", late: 5),
                Self.leg("Linz", "Graz", 20, 16, of: "", late: 9),
                Self.leg("Wien", "Linz", 20, 18, of: ""),
            ])
        let order = ["Linz → Graz", "Köln → Paris 3", "Graz → Linz"]
        #expect(
            await rows(stage, EntryQuery(order: ListOrder(.delay))) == order + ["Wien → Linz"])
        #expect(
            await rows(stage, EntryQuery(order: ListOrder(.delay, isReversed: true)))
                == order.reversed() + ["Wien → Linz"])
    }

    @Test("It stands where its first leg does, whichever way", arguments: JournalKind.allCases)
    func sorted(kind: JournalKind) async throws {
        let (stage, _) = try await filled(
            kind, Self.toParis + [Self.leg("Graz", "Linz", 20, 9, of: "")])
        for fact in ListOrder.Fact.allCases where fact != .delay {
            for isReversed in [false, true] {
                let query = EntryQuery(order: ListOrder(fact, isReversed: isReversed))
                let unfolded = await stage.names(query).filter {
                    $0 == "Köln → Bruxelles" || $0 == "Graz → Linz"
                }
                #expect(
                    await rows(stage, query)
                        == unfolded.map { $0.hasPrefix("K") ? "Köln → Paris 3" : $0 },
                    "\(fact) \(isReversed)")
            }
        }
    }

    @Test(
        "A month has no heading where it has nothing but legs of a journey that began before it",
        arguments: JournalKind.allCases)
    func months(kind: JournalKind) async throws {
        var legs = [
            Self.leg("Köln", "Wien", 30, 20), Self.leg("Wien", "Graz", 30, 22),
        ]
        legs[1].departure = .at(2026, 12, 1, 1, 0, .vienna)
        legs[1].arrival = .at(2026, 12, 1, 4, 0, .vienna)
        let (stage, ids) = try await filled(kind, legs)
        #expect(await rows(stage) == ["Köln → Graz 2"])
        func headings() async -> [ListSection] {
            await stage.journal.listing(matching: EntryQuery(foldsJourneys: true)).sections
        }
        #expect(await headings() == [ListSection(.month(.init(year: 2026, month: 11)), count: 1)])
        _ = try await stage.journal.delete(ids[0])
        #expect(await headings() == [ListSection(.month(.init(year: 2026, month: 12)), count: 1)])
    }

    @Test("A journey is of the day on which it begins", arguments: JournalKind.allCases)
    func days(kind: JournalKind) async throws {
        let (stage, _) = try await filled(
            kind, [Self.leg("Köln", "Wien", 20, 20), Self.leg("Wien", "Graz", 21, 1)],
            and: [Self.film])
        func rows(_ first: Int, _ last: Int) async -> [String] {
            await self.rows(
                stage,
                EntryQuery(
                    kind: .trip,
                    days: DateTime.vienna(first, 0, 0).day...DateTime.vienna(last, 0, 0).day))
        }
        #expect(await rows(20, 21) == ["Köln → Graz 2"])
        #expect(await rows(20, 20) == ["Köln → Graz 2"])
        #expect(await rows(22, 23) == [])
    }

    @Test("The legs of a journey are told in their order", arguments: JournalKind.allCases)
    func legs(kind: JournalKind) async throws {
        let trips =
            Self.toParis + [
                Self.leg("Paris", "Köln", 20, 14), Self.leg("Wien", "Linz", 20, 9, of: ""),
                Self.leg("Linz", "Wien", 20, 10, of: ""),
            ]
        let (stage, ids) = try await filled(kind, trips)
        for id in ids.prefix(3) { #expect(await stage.journal.legs(with: id) == Array(ids[..<3])) }
        for id in ids.suffix(3) { #expect(await stage.journal.legs(with: id) == []) }
        #expect(await stage.journal.legs(with: EntryID("none.ics")) == [])
    }

    @Test(
        "Legs that go, move, or get another journey leave it to the others",
        arguments: JournalKind.allCases)
    func changes(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(kind, Self.toParis)
        let journal = stage.journal
        let deleted = try await journal.delete(ids[0])
        #expect(await rows(stage) == ["Bruxelles → Paris 2"])
        #expect(await journal.legs(with: ids[2]) == [ids[1], ids[2]])
        try await journal.restore(deleted)
        #expect(await rows(stage) == ["Köln → Paris 3"])

        // Long after the others it is a journey by itself; before them it is the first, and what leads
        // back to where it began another journey.
        try await journal.change(ids[2]) { $0.moved(to: 22) }
        #expect(await rows(stage) == ["Lille → Paris", "Köln → Lille 2"])
        #expect(await journal.legs(with: ids[2]) == [])
        try await journal.change(ids[2]) { $0.moved(to: 20, hour: 6) }
        #expect(await rows(stage) == ["Bruxelles → Lille", "Lille → Bruxelles 2"])
        try await journal.change(ids[2]) { $0.moved(to: 20, hour: 12) }

        try await journal.change(ids[1]) { $0.named("Lille") }
        #expect(await rows(stage) == ["Bruxelles → Lille", "Köln → Paris 2"])
        #expect(await journal.legs(with: ids[0]) == [ids[0], ids[2]])
        try await journal.change(ids[2]) { $0.named("Lille") }
        #expect(await rows(stage) == ["Bruxelles → Paris 2", "Köln → Bruxelles"])
        try await journal.change(ids[0]) { $0.named("Lille") }
        #expect(await rows(stage) == ["Köln → Paris 3"])
        try await journal.change(ids[0]) { $0.named("") }
        #expect(await rows(stage) == ["Bruxelles → Paris 2", "Köln → Bruxelles"])
    }

    @Test(
        "A leg that another program takes away splits nothing else", arguments: JournalKind.allCases
    )
    func lost(kind: JournalKind) async throws {
        let (stage, ids) = try await filled(kind, Self.toParis)
        try await stage.lose(ids[1])
        #expect(await rows(stage) == ["Köln → Paris 2"])
        // Where another program writes something else in its place, the rest is what it is.
        try await stage.putAnother("Aida", at: ids[2])
        #expect(await rows(stage).contains("Köln → Bruxelles"))
        #expect(await stage.journal.legs(with: ids[0]) == [])
    }

    @Test("All legs at once are one row at once", arguments: JournalKind.allCases)
    func batch(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        let batch = EntryBatch(additions: Self.toParis.map { .entry(.trip($0)) })
        let written = try await stage.journal.write(batch) { _ in }
        #expect(await rows(stage) == ["Köln → Paris 3"])
        _ = try await stage.journal.takeBack(written)
        #expect(await rows(stage) == [])
    }
}

extension Entry {
    fileprivate func moved(to day: Int, hour: Int = 12) -> Entry {
        guard case .trip(var trip) = self else { return self }
        (trip.departure, trip.arrival) = (.vienna(day, hour, 0), .vienna(day, hour + 1, 0))
        trip.actualArrival = nil
        return .trip(trip)
    }

    fileprivate func named(_ journey: String) -> Entry {
        guard case .trip(var trip) = self else { return self }
        trip.journey = journey
        return .trip(trip)
    }
}
