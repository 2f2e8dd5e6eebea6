public import Domain
import Foundation
import Wording

/// A journal in memory, written as plainly as possible, that the index and `JournalDouble` have to
/// agree with.
public struct JournalModel: Sendable {
    public var entries: [EntryID: Entry]
    /// The time at which each entry was first written, in any unit, or 0 if it is unknown.
    public var written: [EntryID: Int]

    public init(_ entries: [EntryID: Entry] = [:], written: [EntryID: Int] = [:]) {
        self.entries = entries
        self.written = written
    }

    public func listing(matching query: EntryQuery) -> any EntryListing {
        if query.foldsJourneys { return folded(query) }
        let entries = entries(matching: query)
        let order = modelOrder(query.order)
        return ModelListing(
            summaries: entries.map { EntrySummary(id: $0.key, entry: $0.value) },
            counted: entries.map { counted($0.key, with: $0.value) },
            headings: entries.map { order.heading(of: $0.value) }, entryCount: entries.count)
    }

    /// Returns the rows that match a query, in order. Searches support beginnings of words, but
    /// neither quotes nor minus signs.
    public func summaries(matching query: EntryQuery) -> [EntrySummary] {
        entries(matching: query).map { EntrySummary(id: $0.key, entry: $0.value) }
    }

    private func entries(matching query: EntryQuery) -> [(key: EntryID, value: Entry)] {
        modelOrder(query.order).sorting(newestFirst(matching: query))
    }

    private func modelOrder(_ order: ListOrder) -> ModelOrder {
        ModelOrder(order, among: newestFirst(matching: EntryQuery()).map(\.value))
    }

    private func newestFirst(matching query: EntryQuery) -> [(key: EntryID, value: Entry)] {
        let wanted = Self.words(query.search)
        return entries.filter { _, entry in
            (query.kind == nil || entry.kind == query.kind)
                && (query.days == nil || entry.day.map { query.days?.contains($0) == true } == true)
                && (wanted.isEmpty || Self.has(wanted, in: entry))
        }.sorted { left, right in
            let (first, second) = (Self.moment(left.value), Self.moment(right.value))
            guard first == second else { return first > second }
            return turn(of: left.value, left.key) < turn(of: right.value, right.key)
        }
    }

    /// Returns the rows with one for all legs of a journey, in the place of the first of them.
    private func folded(_ query: EntryQuery) -> any EntryListing {
        let order = modelOrder(query.order)
        let leads = Dictionary(uniqueKeysWithValues: journeys.map { ($0.legs[0].id, $0) })
        let found = Set(
            entries(matching: query).map { journey(with: $0.key)?.legs[0].id ?? $0.key })
        var unfolded = query
        unfolded.foldsJourneys = false
        var everything = query
        (everything.kind, everything.search, everything.days) = (nil, "", nil)
        let newestFirst = newestFirst(matching: everything).filter { found.contains($0.key) }
        // The delay of a journey is that at its destination.
        let counting = newestFirst.map { row in
            (
                key: row.key,
                value: query.order.fact == .delay
                    ? leads[row.key].map { .trip($0.whole) } ?? row.value : row.value
            )
        }
        let rows = order.sorting(counting)
        return ModelListing(
            summaries: rows.map { row in
                leads[row.key].map { EntrySummary($0) }
                    ?? EntrySummary(id: row.key, entry: row.value)
            },
            counted: rows.map { counted($0.key, with: $0.value) },
            headings: rows.map { order.heading(of: $0.value) },
            rowOf: Dictionary(
                uniqueKeysWithValues: journeys.flatMap { journey in
                    journey.legs.map { ($0.id, journey.legs[0].id) }
                }), legs: listing(matching: unfolded), entryCount: entries(matching: query).count)
    }

    /// The journeys of several legs.
    private var journeys: [Journey] {
        var legs: [String: [Journey.Leg]] = [:]
        for (id, entry) in entries {
            guard case .trip(let trip) = entry, !trip.journey.isEmpty else { continue }
            legs[trip.journey, default: []].append(Journey.Leg(id, trip))
        }
        return legs.flatMap { Journey.journeys(of: $1, called: $0) }.filter { $0.legs.count > 1 }
    }

    /// Returns the journey of several legs that a trip is part of, or `nil` if there is none.
    public func journey(with id: EntryID) -> Journey? {
        journeys.first { $0.legs.contains { $0.id == id } }
    }

    /// Returns the viewings of a film, in the order of the list.
    public func viewings(of title: String, year: Int?) -> [EntrySummary] {
        let films = summaries(matching: EntryQuery(kind: .film)).compactMap { summary in
            if case .film(let film) = entries[summary.id], !film.isWanted,
                Self.words(film.title) == Self.words(title)
            {
                (summary, film.year)
            } else {
                nil
            }
        }
        let years = Set((films.map(\.1) + [year]).compactMap { $0 })
        return films.filter { years.count < 2 || $0.1 == year }.map(\.0)
    }

    /// Returns the completions of a field, the most frequent first.
    public func values(of field: CompletionField) -> [String] {
        if field == .service { return services }
        let all = entries.values.flatMap { Self.values(of: field, in: $0) }.filter { !$0.isEmpty }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// The services, the most frequent first, each as its latest trip spells it.
    private var services: [String] {
        let trips = entries.values.compactMap { entry in
            if case .trip(let trip) = entry, !trip.service.isEmpty { trip } else { nil }
        }
        let groups = Dictionary(grouping: trips) { Self.key(ofService: $0.service) }
        return groups.values.map { trips in
            let latest = trips.max { left, right in
                let (first, second) = (Self.moment(.trip(left)), Self.moment(.trip(right)))
                return (first.0, first.1, left.service) < (second.0, second.1, right.service)
            }
            return (name: latest?.service ?? "", count: trips.count)
        }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.name)
    }

    /// Returns the letters and digits of a service, with a blank only between two numbers. One of
    /// signs only stays as it is.
    static func key(ofService service: String) -> String {
        let words = words(service)
        return words.isEmpty
            ? service
            : words.reduce("") { key, word in
                let isApart = key.last?.isNumber == true && word.first?.isNumber == true
                return key + (isApart ? " " : "") + word
            }
    }

    private static func values(of field: CompletionField, in entry: Entry) -> [String] {
        switch (entry, field) {
        case (.film(let film), .venue): [film.place]
        case (.film(let film), .tag): film.tags
        case (.trip(let trip), .tag): trip.tags
        case (.pass, .tag), (.claim, .tag): entry.tags
        case (.pass(let pass), .operator): [pass.operator]
        case (.trip(let trip), .stop): [trip.from, trip.to]
        case (.trip(let trip), .operator): [trip.operator]
        case (.trip(let trip), .service): [trip.service]
        case (.film(let film), .director): film.directors
        case (.film(let film), .texts(of: .cast)): film.cast
        case (.film(let film), .genre): film.genres
        case (.film(let film), .country): film.countries
        case (.film(let film), .language): film.languages
        default: []
        }
    }
}

extension JournalModel {
    /// Returns the day, and the seconds on that day. A film comes before every trip.
    private static func moment(_ entry: Entry) -> (Int, Int) {
        switch entry {
        case .film(let film):
            (film.watched?.daysSinceEpoch ?? (film.isWanted ? .min : .min + 1), 1_000_000)
        case .trip(let trip):
            (
                trip.departure.day.daysSinceEpoch,
                trip.departure.hour * 3_600 + trip.departure.minute * 60 + trip.departure.second
            )
        case .pass, .claim:
            entry.day.map { ($0.daysSinceEpoch, 1_000_001) } ?? (.min + 1, 1_000_000)
        }
    }

    /// Returns the order among entries of one moment: later written ones first, then by titles,
    /// then by names.
    private func turn(of entry: Entry, _ id: EntryID) -> (Int, String, String) {
        let isUndated = entry.day == nil
        return (isUndated ? 0 : -(written[id] ?? 0), Self.title(of: entry), id.rawValue)
    }

    /// Returns the title without case and accents, with the year of a film.
    static func title(of entry: Entry) -> String {
        switch entry {
        case .film(let film): folded(film.title) + (film.year.map { " \($0)" } ?? "")
        case .trip(let trip): folded(trip.from + " " + trip.to)
        case .pass(let pass): folded(pass.name)
        case .claim(let claim): folded(claim.subject)
        }
    }

    /// Returns a title without case and accents. One of signs only stays as it is.
    static func folded(_ title: String) -> String {
        let words = words(title)
        return words.isEmpty ? title : words.joined(separator: " ")
    }
}

extension JournalModel {
    private static func has(_ wanted: [String], in entry: Entry) -> Bool {
        let words = words(text(of: entry).joined(separator: "\n"))
        return wanted.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
    }

    /// Returns the words without case and accents. The index's further folding is not needed in
    /// tests of a double.
    static func words(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the searched texts: those that the person wrote, and those that rows show in
    /// English.
    private static func text(of entry: Entry) -> [String] {
        switch entry {
        case .film(let film):
            [film.title, film.originalTitle, film.place, film.notes]
                + film.directors + film.cast + film.genres + film.countries + film.languages
                + film.tags
                + [
                    film.year.map(String.init) ?? "",
                    film.watched.map(day)
                        ?? (film.isWanted ? "on your watchlist wanted" : "Unknown date"),
                    Localizer.inEnglish.feedback(film.feedback),
                    film.feedback == .soAndSo ? "so and so" : "",
                ]
        case .trip(let trip):
            [
                trip.from, trip.to, trip.operator, trip.service, trip.seat, trip.travelClass,
                key(ofService: trip.service), apart(trip.service),
                Localizer.inEnglish.abandonment(of: trip), trip.ticketNumber,
                trip.ticket == .single ? "" : Localizer.inEnglish.ticket(trip.ticket),
                JourneyID.isGiven(trip.journey) ? "" : trip.journey, trip.claim, trip.notes,
            ] + trip.tags + [
                day(trip.departure.day), clock(trip.departure), distance(trip),
                Localizer.inEnglish.trip(by: trip.mode), Localizer.inEnglish.status(trip.status),
            ]
        case .pass(let pass):
            [
                pass.name, pass.operator, pass.area, pass.ticketNumber, pass.notes,
                pass.validFrom.map(day) ?? "Unknown date", Localizer.inEnglish.kind(.pass),
            ] + pass.tags
        case .claim(let claim):
            [
                claim.subject, claim.recipient, claim.reference, claim.answer, claim.notes,
                claim.travelled.map(day) ?? "Unknown date", Localizer.inEnglish.kind(.claim),
                Localizer.inEnglish.step(claim.steps.last?.kind),
            ] + claim.tags
        }
    }

    /// Returns a service with letters and digits apart.
    private static func apart(_ service: String) -> String {
        service.reduce("") { text, next in
            let isNew = text.last.map { $0.isNumber != next.isNumber } ?? false
            return text + (isNew ? " " : "") + "\(next)"
        }
    }

    private static func day(_ day: CalendarDay) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        return "\(day.day) \(months[day.month - 1]) \(day.year)"
    }

    private static func distance(_ trip: Trip) -> String {
        let number = trip.distance?.description ?? trip.greatCircle.map { "\(Int($0.rounded()))" }
        return number.map { "\($0) km" } ?? ""
    }

    private static func clock(_ time: DateTime) -> String {
        [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

private struct ModelListing: EntryListing {
    let summaries: [EntrySummary]
    let counted: [CountedEntry]
    let headings: [ListHeading]
    /// The entry whose row stands for another one, by that one.
    var rowOf: [EntryID: EntryID] = [:]
    /// The listing with a row for each leg, or `nil` if this is one.
    var legs: (any EntryListing)?
    var entryCount: Int

    var unfolded: any EntryListing { legs ?? self }

    var count: Int { summaries.count }

    var sections: [ListSection] {
        var sections: [ListSection] = []
        for heading in headings {
            let known = sections.last?.heading == heading ? sections.removeLast().count : 0
            sections.append(ListSection(heading, count: known + 1))
        }
        return sections
    }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        Array(summaries[range.clamped(to: summaries.indices)])
    }

    func counted(in range: Range<Int>) -> [CountedEntry] {
        Array(counted[range.clamped(to: counted.indices)])
    }

    func position(of id: EntryID) -> Int? {
        let row = rowOf[id] ?? id
        return summaries.firstIndex { $0.id == row }
    }
}
