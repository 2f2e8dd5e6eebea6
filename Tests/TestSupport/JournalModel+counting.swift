public import Domain
import Foundation

extension JournalModel {
    /// Returns the data for figures, of the entries that match a query.
    public func counted(matching query: EntryQuery) -> [CountedEntry] {
        summaries(matching: query).compactMap { summary in
            entries[summary.id].map { counted(summary.id, with: $0) }
        }.filter { EntryKind.counted.contains($0.kind) }
    }

    /// Returns the number of entries that match a query, for each day.
    public func days(matching query: EntryQuery) -> [CountedDay] {
        [CountedDay](
            of: summaries(matching: query).compactMap { summary in
                entries[summary.id].map { Self.counted(summary.id, $0) }
            })
    }

    /// Returns the data for figures of an entry, including those from the other legs of its
    /// journey.
    func counted(_ id: EntryID, with entry: Entry) -> CountedEntry {
        let counted = Self.counted(id, entry)
        guard case .trip(let leg) = entry, !leg.journey.isEmpty,
            case .trip(var trip) = counted, let journey = journey(with: id),
            let place = journey.legs.firstIndex(where: { $0.id == id })
        else { return counted }
        let isGivenUp = leg.abandonment != .none && leg.actualArrival == nil
        trip.isTaken = [.planned, .travelled].contains(journey.states[place]) && !isGivenUp
        let whole = place == 0 ? Self.counted(journey) : nil
        (trip.journey, trip.reached) = (whole?.journey, whole?.reached)
        return .trip(trip)
    }

    /// Returns the data for figures of an entry, as if it were a journey by itself.
    public static func counted(_ id: EntryID, _ entry: Entry) -> CountedEntry {
        switch entry {
        case .film(let film): .film(counted(id, film))
        case .trip(let trip): .trip(counted(id, trip))
        case .pass, .claim: .other(counted(id, other: entry))
        }
    }

    private static func counted(_ journey: Journey) -> (journey: CountedJourney, reached: Int?)? {
        let last = journey.course.last.map { journey.legs[$0].trip }
        let promised = journey.legs[journey.course.promised].trip
        func late(_ planned: DateTime?, _ actual: DateTime?) -> Int? {
            guard let planned, let actual else { return nil }
            return minutes(planned.duration(until: actual))
        }
        let taken = zip(journey.legs, journey.states).filter { $1.isPartOfIt }.map(\.0.trip)
        var lateBefore: Int?
        if let instead = taken.firstIndex(where: \.isSubstitute), instead > 0 {
            lateBefore = late(taken[instead - 1].arrival, taken[instead - 1].actualArrival)
        }
        let minutesLate =
            journey.course.abandonment == .none
            ? late(promised.arrival, last?.actualArrival) : nil
        let counted = CountedJourney(
            legs: journey.legs.count,
            minutesSaved: minutesLate.flatMap { late in lateBefore.map { $0 - late } })
        return (counted, journey.course.disruption == nil ? minutesLate : nil)
    }

    private static func counted(_ id: EntryID, other entry: Entry) -> CountedOther {
        var counted = CountedOther(EntrySummary(id: id, entry: entry))
        counted.tags = names(entry.tags)
        return counted
    }

    private static func counted(_ id: EntryID, _ film: Film) -> CountedFilm {
        var counted = CountedFilm(id, title: name(film.title))
        counted.day = film.watched
        counted.year = film.year
        counted.runningTime = film.runningTime.flatMap { (1...100_000).contains($0) ? $0 : nil }
        counted.feedback = film.feedback
        counted.scale = film.scale
        counted.change = change(film.feedbackGiven)
        counted.rated = (film.rating ?? film.ratingOfOthers).flatMap { thousandths($0.value) }
        counted.ownRating = film.rating.flatMap { thousandths($0.value) }
        counted.ratedByOthers = film.ratingOfOthers.flatMap { thousandths($0.value) }
        counted.isRewatch = film.isRewatch || film.viewing.map { $0 > 1 } == true
        counted.isWanted = film.isWanted
        counted.place = film.place.isEmpty ? nil : name(film.place)
        counted[.directors] = names(film.directors)
        counted[.cast] = names(film.cast)
        counted[.genres] = names(film.genres)
        counted[.countries] = names(film.countries)
        counted[.languages] = names(film.languages)
        counted.tags = names(film.tags)
        return counted
    }

    private static func counted(_ id: EntryID, _ trip: Trip) -> CountedTrip {
        var counted = CountedTrip(id, from: name(trip.from), to: name(trip.to), mode: trip.mode)
        counted.day = trip.departure.day
        counted.time = EntrySummary.ClockTime(
            hour: trip.departure.hour, minute: trip.departure.minute)
        counted.status = trip.status
        counted.planned = minutes(trip.duration).flatMap { $0 > 0 ? $0 : nil }
        counted.actual = minutes(trip.actualDuration).flatMap { $0 > 0 ? $0 : nil }
        counted.departed = minutes(trip.delay(at: .departure))
        counted.arrived = minutes(trip.delay(at: .arrival))
        counted.fromCoordinates = trip.fromCoordinates
        counted.toCoordinates = trip.toCoordinates
        counted.metres = metres(trip)
        let isGivenUp = trip.abandonment != .none
        counted.isTaken = trip.disruption != .cancelled && (!isGivenUp || trip.actualArrival != nil)
        counted.reached = trip.disruption == nil && !isGivenUp ? counted.arrived : nil
        counted.fare = trip.fare.map { fare in
            let isCode = fare.currency.wholeMatch(of: /[A-Za-z]{3}/) != nil
            return Fare(fare.amount, currency: isCode ? fare.currency.uppercased() : "")
        }
        counted.operator = trip.operator.isEmpty ? nil : name(trip.operator)
        counted.service =
            trip.service.isEmpty
            ? nil : CountedName(trip.service, key: key(ofService: trip.service))
        counted.tags = names(trip.tags)
        return counted
    }

    /// Returns a name with its key. Texts that consist of signs only are not needed in tests of a
    /// double.
    private static func name(_ text: String) -> CountedName {
        CountedName(text, key: folded(text))
    }

    private static func names(_ texts: [String]) -> [CountedName] {
        texts.filter { !$0.isEmpty }.map(name).reduce(into: []) { known, name in
            if !known.contains(name) { known.append(name) }
        }
    }

    private static func change(_ history: [GivenFeedback]) -> CountedChange? {
        let given = history.map(\.feedback)
        guard let now = given.last, now != .none,
            let before = given.indices.last(where: { given[$0] != .none && given[$0] != now }),
            let then = given.indices.first(where: { $0 > before && given[$0] == now })
        else { return nil }
        var days: Int?
        if let from = history[before].moment, let to = history[then].moment, from <= to {
            days = Int(to.timeIntervalSince(from)) / 86_400
        }
        return CountedChange(from: given[before], afterDays: days)
    }

    /// Returns a rating such as "8/10" or "8" in thousandths.
    static func thousandths(_ rating: String) -> Int? {
        let numbers = rating.split(separator: "/").map { Double($0) }
        guard let value = numbers.first ?? nil, numbers.count < 3 else { return nil }
        guard let best = numbers.count == 2 ? numbers[1] : 10, best > 0 else { return nil }
        return Int((value / best * 1_000).rounded())
    }

    private static func minutes(_ duration: Duration?) -> Int? {
        duration.map { Int($0.components.seconds / 60) }
    }

    /// Returns the actual duration, or else the planned one.
    static func minutesTaken(_ trip: Trip) -> Int? {
        [trip.actualDuration, trip.duration].lazy.compactMap(minutes).first { $0 > 0 }
    }

    static func metres(_ trip: Trip) -> Int? {
        let said = trip.distance.flatMap { Double("\($0.kilometres)") }
        return (said ?? trip.greatCircle).map { Int(($0 * 1_000).rounded()) }
    }
}
