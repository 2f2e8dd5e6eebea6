import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the index against a model of it, after the same random changes to a folder.
@MainActor
struct IndexAgainstModelTests {
    @Test(
        "After any sequence of changes the journal answers as a plain model does", arguments: 1...4)
    func sequences(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var world = try await World()
        for _ in 0..<40 {
            try await world.step(using: &random)
            try await world.compare(using: &random)
        }
    }
}

@MainActor
private struct World {
    let folder: ScratchFolder
    let cache: ScratchFolder
    var model = JournalModel()
    var open: OpenJournal

    init() async throws {
        folder = try ScratchFolder()
        cache = try ScratchFolder()
        open = try await OpenJournal(in: folder, cache: cache)
    }

    mutating func step(using random: inout SeededGenerator) async throws {
        switch Int.random(in: 0...9, using: &random) {
        case 0...3: try await changeFiles(.random(in: 1...12, using: &random), using: &random)
        case 4: try await add(using: &random)
        case 5: try await change(using: &random)
        case 6: try await delete(using: &random)
        case 7: open = try await OpenJournal(in: folder, cache: cache)
        case 8:
            // Changes that were not reported are found at the next start.
            open.monitor.isDeaf = true
            try await changeFiles(5, using: &random)
            open = try await OpenJournal(in: folder, cache: cache)
        default:
            for name in try cache.names { try cache.remove(name) }
            if Bool.random(using: &random) {
                open = try await OpenJournal(in: folder, cache: cache)
            } else {
                // Deleted while it is open: everything is looked at again, and all is as it was.
                await open.journal.reconcile()
            }
        }
    }

    private mutating func changeFiles(_ count: Int, using random: inout SeededGenerator)
        async throws
    {
        var ids: Set<EntryID> = []
        for _ in 0..<count {
            let id = EntryID("\(Int.random(in: 0..<30, using: &random)).ics")
            ids.insert(id)
            switch Int.random(in: 0...5, using: &random) {
            case 0:
                try? folder.remove(id.rawValue)
                model.entries[id] = nil
            case 1:
                try folder.write("Dear diary", to: id.rawValue)
                model.entries[id] = nil
            default:
                // Some of one second, and some long before others.
                let second = 1_795_000_000 - Int.random(in: 0...3, using: &random)
                let (bytes, entry) = try EntryText.new(
                    Self.entry(using: &random), uid: id.rawValue,
                    at: Date(timeIntervalSince1970: Double(second)))
                model.written[id] = second
                try Data(bytes).write(
                    to: folder.url.appending(path: id.rawValue), options: .atomic)
                model.entries[id] = entry
            }
        }
        guard !open.monitor.isDeaf else { return }
        // The marker is news in any case, so there is a change to wait for.
        let marker = "marker\(Int.random(in: 0...(.max), using: &random)).ics"
        try folder.write("Dear diary", to: marker)
        for id in ids { open.monitor.happen(to: id.rawValue, in: open.journal.place.folder) }
        _ = await open.change(after: marker)
    }

    private mutating func add(using random: inout SeededGenerator) async throws {
        let entry = Self.entry(using: &random)
        let id = try await open.journal.add(entry)
        model.entries[id] = entry
        model.written[id] = 1_795_000_000
    }

    private mutating func change(using random: inout SeededGenerator) async throws {
        guard let (id, old) = someEntry(using: &random) else { return }
        let new = Self.entry(like: old, using: &random)
        try await open.journal.change(id) { _ in new }
        model.entries[id] = new
    }

    private mutating func delete(using random: inout SeededGenerator) async throws {
        guard let (id, entry) = someEntry(using: &random) else { return }
        let deleted = try await open.journal.delete(id)
        #expect(deleted.entry == entry)
        model.entries[id] = nil
        guard Bool.random(using: &random) else { return }
        try await open.journal.restore(deleted)
        model.entries[id] = entry
    }

    private func someEntry(using random: inout SeededGenerator) -> (EntryID, Entry)? {
        let sorted = model.entries.sorted { $0.key.rawValue < $1.key.rawValue }
        return sorted.randomElement(using: &random).map { ($0.key, $0.value) }
    }
}

extension World {
    func compare(using random: inout SeededGenerator) async throws {
        var queries = [EntryQuery(), EntryQuery(kind: .film), EntryQuery(kind: .trip)]
        for _ in 0..<4 {
            let kinds: [EntryKind?] = [nil, .film, .trip]
            let (first, second) = (Self.day(using: &random), Self.day(using: &random))
            queries.append(
                EntryQuery(
                    kind: kinds[Int.random(in: 0...2, using: &random)],
                    search: Self.search(using: &random),
                    days: Bool.random(using: &random)
                        ? min(first, second)...max(first, second) : nil,
                    order: Self.order(using: &random)))
        }
        queries += ListOrder.Fact.allCases.map {
            EntryQuery(order: ListOrder($0, isReversed: Bool.random(using: &random)))
        }
        for query in queries {
            await compare(query, using: &random)
            #expect(
                await Set(open.journal.counted(matching: query))
                    == Set(model.counted(matching: query)))
            #expect(
                await Set(open.journal.days(matching: query))
                    == Set(model.days(matching: query)))
        }
        for query in queries.prefix(7) {
            var folding = query
            folding.foldsJourneys = true
            // No list asks for days and for journeys at once.
            folding.days = nil
            await compareJourneys(folding)
        }
        for field in CompletionField.allCases {
            #expect(await open.journal.values(of: field) == model.values(of: field))
        }
        for (id, entry) in model.entries {
            #expect(await open.journal.entry(id) == entry)
            guard case .film(let film) = entry else { continue }
            #expect(
                await open.journal.viewings(of: film.title, year: film.year)
                    == model.viewings(of: film.title, year: film.year))
        }
    }

    private func compare(_ query: EntryQuery, using random: inout SeededGenerator) async {
        let expected = model.summaries(matching: query)
        let listing = await open.journal.listing(matching: query)
        #expect(listing.count == expected.count)
        #expect(listing.sections == model.listing(matching: query).sections)
        #expect(listing.summaries(in: 0..<listing.count) == expected, "\(query)")
        let counted = listing.counted(in: 0..<listing.count)
        #expect(counted.map(\.id) == expected.map(\.id))
        #expect(
            counted.filter { EntryKind.counted.contains($0.kind) } == model.counted(matching: query)
        )
        let start = Int.random(in: 0...max(0, expected.count), using: &random)
        let end = Int.random(in: start...expected.count, using: &random)
        #expect(listing.summaries(in: start..<end) == Array(expected[start..<end]))
        for (position, summary) in expected.enumerated() {
            #expect(listing.position(of: summary.id) == position)
        }
        let listed = Set(expected.map(\.id))
        for id in model.entries.keys where !listed.contains(id) {
            #expect(listing.position(of: id) == nil)
        }
    }

    private func compareJourneys(_ query: EntryQuery) async {
        let expected = model.listing(matching: query)
        let listing = await open.journal.listing(matching: query)
        let all = 0..<expected.count
        #expect(listing.count == expected.count)
        #expect(listing.entryCount == expected.entryCount)
        #expect(listing.sections == expected.sections, "\(query)")
        #expect(
            listing.summaries(in: all).map(Row.init) == expected.summaries(in: all).map(Row.init))
        for id in model.entries.keys {
            #expect(listing.position(of: id) == expected.position(of: id), "\(query)")
            let legs = await open.journal.legs(with: id)
            #expect(Set(legs) == Set(model.journey(with: id)?.legs.map(\.id) ?? []))
        }
    }

    /// The content of the row of an entry or a journey.
    private struct Row: Equatable {
        let id: EntryID
        let day: CalendarDay?
        let time: EntrySummary.ClockTime?
        let content: EntrySummary.Content
        let legs: Int

        init(_ summary: EntrySummary) {
            (id, day, time) = (summary.id, summary.day, summary.time)
            (content, legs) = (summary.content, summary.legs)
        }
    }

    private static let vocabulary = [
        "winter", "wind", "harbour", "station", "stationary", "letter", "35", "wintering",
        "late", "january", "good", "train", "1970", "unknown",
    ]

    private static func order(using random: inout SeededGenerator) -> ListOrder {
        ListOrder(
            ListOrder.Fact.allCases.randomElement(using: &random) ?? .date,
            isReversed: Bool.random(using: &random))
    }

    private static func search(using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
            words(1, using: &random).prefix(.random(in: 1...8, using: &random))
        }.joined(separator: " ")
    }

    private static func words(_ count: Int, using random: inout SeededGenerator) -> String {
        (0..<count).map { _ in vocabulary[Int.random(in: 0..<vocabulary.count, using: &random)] }
            .joined(separator: " ")
    }

    private static func day(using random: inout SeededGenerator) -> CalendarDay {
        let days = [-800_000, -1, 0, 59, 20_000 + .random(in: 0...70, using: &random)]
        // Every one of these is a day of the calendar.
        return CalendarDay(daysSinceEpoch: days[Int.random(in: 0...4, using: &random)])
            ?? DateTime.vienna(1, 0, 0).day
    }

    private static func entry(using random: inout SeededGenerator) -> Entry {
        switch Int.random(in: 0...9, using: &random) {
        case 0: pass(using: &random)
        case 1: claim(using: &random)
        case 2...5: film(isWanted: Int.random(in: 0...4, using: &random) == 0, using: &random)
        default: trip(using: &random)
        }
    }

    private static func entry(like old: Entry, using random: inout SeededGenerator) -> Entry {
        switch old.kind {
        case .film:
            // A file that is nothing to do never becomes so.
            film(isWanted: old.isWanted && Bool.random(using: &random), using: &random)
        case .trip: trip(using: &random)
        case .pass: pass(using: &random)
        case .claim: claim(using: &random)
        }
    }

    private static func pass(using random: inout SeededGenerator) -> Entry {
        .pass(
            Pass(
                name: title(using: &random),
                operator: words(.random(in: 0...1, using: &random), using: &random),
                validFrom: Bool.random(using: &random) ? day(using: &random) : nil))
    }

    private static func claim(using random: inout SeededGenerator) -> Entry {
        .claim(
            Claim(
                subject: title(using: &random),
                travelled: Bool.random(using: &random) ? day(using: &random) : nil,
                steps: Bool.random(using: &random) ? [ClaimStep(.refused, on: nil)] : []))
    }

    private static func film(
        isWanted: Bool, using random: inout SeededGenerator
    ) -> Entry {
        .film(
            Film(
                title: title(using: &random),
                year: [nil, nil, 1945, 1970][Int.random(in: 0...3, using: &random)],
                runningTime: [nil, nil, 0, 29, 30, 200][Int.random(in: 0...5, using: &random)],
                watched: isWanted || Int.random(in: 0...3, using: &random) == 0
                    ? nil : day(using: &random),
                place: words(.random(in: 0...1, using: &random), using: &random),
                tags: Bool.random(using: &random) ? ["t" + words(1, using: &random)] : [],
                feedbackGiven: [
                    GivenFeedback(
                        Feedback.allCases[Int.random(in: 0...5, using: &random)], at: nil)
                ], isWanted: isWanted))
    }

    private static func title(using random: inout SeededGenerator) -> String {
        let first =
            ["", "", "", "12 ", "Éa", "Ж", "?!", "Zz"].randomElement(using: &random) ?? ""
        if first == "?!" { return first }
        return first + words(.random(in: 1...2, using: &random), using: &random)
    }

    private static func trip(using random: inout SeededGenerator) -> Entry {
        let day = day(using: &random)
        let departure = DateTime(
            day, hour: .random(in: 0...2, using: &random), minute: 0, zone: .floating)
        var trip =
            Trip(
                from: words(1, using: &random), to: words(1, using: &random),
                mode: TravelMode.allCases[Int.random(in: 0...4, using: &random)],
                operator: words(.random(in: 0...1, using: &random), using: &random),
                departure: departure ?? .vienna(1, 0, 0), arrival: nil,
                actualDeparture: departure?.advanced(
                    by: .seconds(30 * Int.random(in: -9...40, using: &random))),
                disruption: [nil, nil, .cancelled, .missedConnection][
                    Int.random(in: 0...3, using: &random)],
                notes: words(.random(in: 0...4, using: &random), using: &random))
        trip.journey = ["", "", "harbour", journey].randomElement(using: &random) ?? ""
        if !trip.journey.isEmpty {
            trip.isSubstitute = Int.random(in: 0...3, using: &random) == 0
            trip.arrival = departure?.advanced(
                by: .seconds(1_800 * Int.random(in: 1...4, using: &random)))
            trip.actualArrival =
                [
                    nil,
                    trip.arrival?.advanced(by: .seconds(60 * .random(in: -5...90, using: &random))),
                ].randomElement(using: &random) ?? nil
        }
        trip.fromCoordinates = place(using: &random)
        trip.toCoordinates = place(using: &random)
        trip.distance =
            [nil, Distance("0.5"), Distance("948.25")][
                Int.random(in: 0...2, using: &random)]
        return .trip(trip)
    }

    /// An id of a journey in the program's form.
    private static let journey = "journey0123456789abcdef0123456789abcdef"

    private static func place(using random: inout SeededGenerator) -> Coordinates? {
        guard Bool.random(using: &random) else { return nil }
        return Coordinates(
            latitude: .random(in: -90...90, using: &random),
            longitude: .random(in: -180...180, using: &random))
    }
}
