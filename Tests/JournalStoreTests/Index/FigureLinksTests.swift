import Domain
import Foundation
import Statistics
import TestSupport
import Testing

@testable import JournalStore

/// Tests that the search of each figure finds exactly the entries that it counts.
struct FigureLinksTests {
    private let index: ScratchIndex
    private let films: [CountedFilm]
    private let trips: [CountedTrip]
    private let entries: [CountedEntry]
    private let model: JournalModel

    init() throws {
        index = try ScratchIndex()
        var random = CountableEntries(seed: 11, hasJourneys: true)
        let all = random.entries(400)
        model = JournalModel(
            Dictionary(uniqueKeysWithValues: all.map { (EntryID($0.name), $0.entry) }))
        try index.take(all.map { ($0.name, $0.entry) })
        // Wanted films do not count, and are excluded as on the page of the statistics.
        entries = try index.snapshot().counted(
            matching: EntryQuery(search: SearchTerms.hasNot(.wanted).text))
        films = entries.compactMap { if case .film(let film) = $0 { film } else { nil } }
        trips = entries.compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
    }

    private func find(_ terms: SearchTerms) throws -> Set<EntryID> {
        let listing = try index.listing(
            matching: EntryQuery(search: (terms + .hasNot(.wanted)).text))
        return Set(listing.summaries(in: 0..<listing.count).map(\.id))
    }

    private func expectFilms(
        _ terms: SearchTerms, _ count: Int? = nil, source: SourceLocation = #_sourceLocation,
        where isCounted: (CountedFilm) -> Bool
    ) throws {
        try expect(terms, count, Set(films.filter(isCounted).map(\.id)), source)
    }

    private func expectTrips(
        _ terms: SearchTerms, _ count: Int? = nil, source: SourceLocation = #_sourceLocation,
        where isCounted: (CountedTrip) -> Bool
    ) throws {
        try expect(terms, count, Set(trips.filter(isCounted).map(\.id)), source)
    }

    private func expect(
        _ terms: SearchTerms, _ count: Int?, _ counted: Set<EntryID>, _ source: SourceLocation
    ) throws {
        let found = try find(terms)
        #expect(found == counted, "\(terms.text)", sourceLocation: source)
        if let count {
            #expect(counted.count == count, "\(terms.text)", sourceLocation: source)
        }
        #expect(index.failures == 0)
    }

    @Test("Films by their written facts")
    func filmNames() throws {
        let page = FilmPageFigures(of: entries, until: nil)
        var tallies: [(NameTally, (CountedFilm) -> [CountedName])] = [
            (page.tags, \.tags), (page.places, { $0.place.map { [$0] } ?? [] }),
        ]
        for (field, _, tally) in page.names { tallies.append((tally, { $0[field] })) }
        for (tally, names) in tallies {
            #expect(tally.groups.count > 8)
            for group in tally.groups {
                try expectFilms(group.terms, group.count) { names($0).contains(group.key) }
            }
            let unknown = try #require(tally.unknown)
            try expectFilms(unknown.terms, unknown.count) { names($0).isEmpty }
        }
        for group in page.films.titles.groups {
            try expectFilms(group.terms, group.count) { film in
                let years = Set(
                    films.filter { $0.title == film.title }.compactMap(\.year))
                let year = film.year ?? (years.count == 1 ? years.first : nil)
                return film.title == group.key.title && year == group.key.year
            }
        }
    }

    @Test("Films by what one thought of them")
    func filmOpinions() throws {
        let page = FilmPageFigures(of: entries, until: nil)
        for scale in FeedbackScale.allCases {
            for group in page.feedback.groups(on: scale) {
                try expectFilms(group.terms, group.count) {
                    $0.scale == scale && $0.feedback == group.key
                }
            }
            for (year, groups) in page.feedback.years(on: scale) {
                for group in groups {
                    try expectFilms(group.terms, group.count) {
                        $0.scale == scale && $0.feedback == group.key && $0.day?.year == year
                    }
                }
            }
        }
        let changed = page.changed
        try expectFilms(changed.risen.terms, changed.risen.count) { $0.opinionSteps ?? 0 > 0 }
        try expectFilms(changed.fallen.terms, changed.fallen.count) { $0.opinionSteps ?? 0 < 0 }
        for group in changed.bySteps {
            try expectFilms(group.terms, group.count) { $0.opinionSteps == group.key }
        }
        for group in changed.films {
            try expectFilms(group.terms, group.count) { film in
                let others = films.filter { $0.title == film.title && $0.change != nil }
                let years = Set(others.compactMap(\.year))
                let year = film.year ?? (years.count == 1 ? years.first : nil)
                return film.change != nil && film.title == group.key.title
                    && year == group.key.year
            }
        }
        try expectFilms(RatingComparison.terms, page.ratings.count) { $0.ratingGap != nil }
        for group in page.ratings.groups {
            try expectFilms(group.terms, group.count) {
                $0.ratedByOthers.map { min($0 / 100, 10) } == group.key.tenth
                    && $0.feedback == group.key.feedback
            }
        }
    }

    @Test("Films by when they came out, and their sums")
    func filmReleases() throws {
        let page = FilmPageFigures(of: entries, until: nil)
        for group in page.releases.years {
            try expectFilms(group.terms, group.count) { $0.year == group.key }
        }
        for group in page.releases.decades {
            try expectFilms(group.terms, group.count) {
                $0.year.map { $0 / 10 * 10 } == group.key
            }
        }
        for group in page.releases.watched {
            try expectFilms(group.terms, group.count) {
                $0.year == group.key.released && $0.day?.year == group.key.watched
            }
        }
        let unknown = try #require(page.releases.unknown)
        try expectFilms(unknown.terms, unknown.count) { $0.year == nil }
        try expectFilms(FilmFigures.terms, page.films.viewings) { _ in true }
        try expectFilms(FilmFigures.timedTerms, page.films.timed) { $0.runningTime != nil }
        try expectFilms(FilmFigures.rewatchTerms, page.films.rewatches) { $0.isRewatch }
        for (feedback, count) in page.films.feedback {
            try expectFilms(FilmFigures.terms(of: feedback), count) { $0.feedback == feedback }
        }
    }

    @Test("Entries by their days")
    func days() throws {
        let page = FilmPageFigures(of: entries, until: nil)
        try expectDays(page.days) { find in
            Set(films.filter { find($0.day) }.map(\.id))
        }
        try expectDays(TripPageFigures(of: entries, until: nil).days) { find in
            Set(trips.filter { $0.isTaken && find($0.day) }.map(\.id))
        }
        for stretch in [page.streaks.longest, page.streaks.longestGap].compactMap(\.self) {
            try expectFilms(stretch.terms) { $0.day.map(stretch.days.contains) == true }
        }
        let today = try #require(CalendarDay(year: 2025, month: 6, day: 15))
        let come = entries.filter { $0.day.map { $0 <= today } ?? true }
        #expect(come.count == entries.count { !$0.isStillToCome(on: today) })
        try expect(.until(today), nil, Set(come.map(\.id)), #_sourceLocation)
    }

    private func expectDays(
        _ tally: DayTally, _ ids: ((CalendarDay?) -> Bool) -> Set<EntryID>
    ) throws {
        for group in tally.days {
            try expect(group.terms, group.count, ids { $0 == group.key }, #_sourceLocation)
        }
        for group in tally.weeks {
            let last = group.key.advanced(byDays: 6)
            let counted = ids { day in
                day.map { day in day >= group.key && last.map { day <= $0 } ?? true } ?? false
            }
            try expect(group.terms, group.count, counted, #_sourceLocation)
        }
        for group in tally.months {
            let counted = ids { $0?.year == group.key.year && $0?.month == group.key.month }
            try expect(group.terms, group.count, counted, #_sourceLocation)
        }
        for group in tally.monthsOfYear {
            try expect(group.terms, group.count, ids { $0?.month == group.key }, #_sourceLocation)
        }
        for group in tally.weekdays {
            let counted = ids { $0?.weekday == group.key }
            try expect(group.terms, group.count, counted, #_sourceLocation)
        }
        if let unknown = tally.unknown {
            try expect(unknown.terms, unknown.count, ids { $0 == nil }, #_sourceLocation)
        }
    }

    @Test("Trips by how punctual they were")
    func punctuality() throws {
        let page = TripPageFigures(of: entries, until: nil)
        let (figures, all) = (page.punctuality, page.trips.punctuality)
        try expectPunctuality(figures.operators) { $0.operator == $1 }
        try expectPunctuality(figures.services) { $0.service == $1 }
        try expectPunctuality(figures.routes) { $0.from == $1.from && $0.to == $1.to }
        try expectPunctuality(figures.stations) { $0.from == $1 || $0.to == $1 }
        try expectPunctuality(figures.hours) { $0.time?.hour == $1 }
        try expectPunctuality(figures.weekdays) { $0.day?.weekday == $1 }
        try expectPunctuality(figures.modes) { $0.mode == $1 }
        try expectTrips(Punctuality.recordedTerms, all.recorded) { $0.reached != nil }
        try expectTrips(Punctuality.punctualTerms, all.punctual) { $0.reached ?? 9 < 6 }
        let journeys = page.journeys
        try expectTrips(JourneyFigures.terms, journeys.journeys) { $0.journey != nil }
        try expectTrips(JourneyFigures.recordedTerms, journeys.recorded) {
            $0.journey != nil && $0.reached != nil
        }
        try expectTrips(JourneyFigures.punctualTerms, journeys.punctual) {
            $0.journey != nil && $0.reached ?? 9 < 6
        }
        #expect(journeys.journeys > 4)
    }

    @Test("The index knows of each trip what its journey says of it")
    func againstModel() throws {
        let counted = model.counted(matching: EntryQuery()).filter { !$0.isWanted }
        #expect(counted.count == entries.count)
        for case .trip(let trip) in counted {
            let known = try #require(trips.first { $0.id == trip.id })
            #expect(known.isTaken == trip.isTaken && known.reached == trip.reached)
            #expect(known.journey == trip.journey)
        }
        #expect(trips.contains { !$0.isTaken && !$0.isCancelled })
    }

    @Test("What a link lists is what was counted: each row shows the value it was counted with")
    func rows() throws {
        let figures = TripPageFigures(of: entries, until: nil).trips
        let punctual = try list(Punctuality.punctualTerms)
        #expect(punctual.count == figures.punctuality.punctual)
        #expect(punctual.allSatisfy { $0.status?.minutesLate ?? 9 < 6 })
        let late = try list(TripFigures.lateTerms)
        #expect(late.reduce(0) { $0 + ($1.status?.minutesLate ?? 0) } == figures.minutesLate)
        // Trips that ran are counted one by one, and listed so.
        let ran = try list(Punctuality.ranTerms)
        #expect(ran.allSatisfy { $0.legs == 1 && $0.status?.minutesLate != nil })
        #expect(
            ran.count == trips.count { $0.isTaken && $0.status.minutesLate != nil })
        #expect(try list(TripFigures.travelledTerms).count == figures.travelled)
        #expect(try list(TripFigures.notTakenTerms).count == figures.notTaken)
    }

    /// Returns the rows of the window's list, where one stands for all legs of a journey.
    private func list(_ terms: SearchTerms) throws -> [EntrySummary] {
        let listing = try index.listing(
            matching: EntryQuery(search: terms.text, foldsJourneys: true))
        return listing.summaries(in: 0..<listing.count)
    }

    private func expectPunctuality<Key>(
        _ groups: [PunctualityGroup<Key>], _ isOfIt: (CountedTrip, Key) -> Bool
    ) throws {
        #expect(groups.count > 4)
        for group in groups {
            try expectTrips(group.terms, group.punctuality.recorded) {
                isOfIt($0, group.key) && $0.isTaken && $0.status.minutesLate != nil
            }
        }
    }

    @Test("Trips by their delays, their time and their way")
    func delays() throws {
        let page = TripPageFigures(of: entries, until: nil)
        for (figures, delay): (DelayFigures, (CountedTrip) -> Int?) in [
            (page.departures, \.departed), (page.arrivals, \.arrived),
        ] {
            try expectTrips(figures.terms, figures.quantiles.count) {
                $0.isTaken && delay($0) != nil
            }
            for group in figures.histogram {
                try expectTrips(group.terms, group.count) {
                    guard $0.isTaken, let minutes = delay($0) else { return false }
                    return minutes >= group.key.first ?? .min
                        && minutes <= group.key.last ?? .max
                }
            }
        }
        try expectTrips(UnderWay.terms, page.underWay.trips) {
            $0.isTaken && $0.minutesLost != nil
        }
        try expectTrips(UnderWay.losingTerms, page.underWay.tripsLosing) {
            $0.isTaken && $0.minutesLost ?? 0 > 0
        }
        try expectTrips(UnderWay.regainingTerms, page.underWay.tripsRegaining) {
            $0.isTaken && $0.minutesLost ?? 0 < 0
        }
        for mode in page.kilometres.modes {
            try expectTrips(mode.terms, mode.sum.measured) {
                $0.isTaken && $0.metres != nil && $0.mode == mode.mode
            }
        }
        for group in page.ways.routes {
            try expectTrips(group.terms, group.count) {
                $0.isTaken && $0.from == group.key.from && $0.to == group.key.to
            }
        }
        for group in page.services.services {
            try expectTrips(group.terms, group.count) { $0.service == group.key }
        }
        for group in page.departureTimes.groups {
            try expectTrips(group.terms, group.count) {
                $0.isTaken && $0.day?.weekday == group.key.day
                    && $0.time?.hour == group.key.hour
            }
        }
        for group in page.operators.groups {
            try expectTrips(group.terms, group.count) { $0.operator == group.key }
        }
    }

    @Test("Trips by their sums, places and fares")
    func sums() throws {
        let page = TripPageFigures(of: entries, until: nil)
        try expectTrips(TripFigures.travelledTerms, page.trips.travelled) { $0.isTaken }
        try expectTrips(TripFigures.cancelledTerms, page.trips.cancelled) { $0.isCancelled }
        try expectTrips(TripFigures.notTakenTerms, page.trips.notTaken) {
            !$0.isTaken && !$0.isCancelled
        }
        try expectTrips(TripFigures.missedTerms, page.trips.missedConnections) {
            $0.status == .missedConnection
        }
        try expectTrips(Kilometres.terms, page.trips.measured) {
            $0.isTaken && $0.metres != nil
        }
        try expectTrips(TripFigures.timedTerms, page.trips.timed) {
            $0.isTaken && $0.minutes != nil
        }
        try expectTrips(TripFigures.lateTerms) { $0.reached ?? 0 > 0 }
        for place in page.places.places {
            let name = place.entries.key
            let there =
                films.filter { $0.day != nil && $0.place == name }.map(\.id)
                + trips.filter { $0.isTaken && ($0.from == name || $0.to == name) }.map(\.id)
            try expect(
                place.entries.terms, place.entries.count, Set(there), #_sourceLocation)
        }
        for fares in page.fares.currencies {
            try expectTrips(fares.terms, fares.sum.trips) { $0.fare?.currency == fares.currency }
            for month in fares.months {
                try expectTrips(month.terms, month.sum.trips) {
                    $0.fare?.currency == fares.currency && $0.day?.year == month.month.year
                        && $0.day?.month == month.month.month
                }
            }
            try expectTrips(fares.byTheHour.terms, fares.byTheHour.sum.trips) {
                $0.fare?.currency == fares.currency && $0.minutes != nil && $0.isTaken
            }
            try expectTrips(fares.byTheKilometre.terms, fares.byTheKilometre.sum.trips) {
                $0.fare?.currency == fares.currency && $0.metres != nil && $0.isTaken
            }
        }
    }
}

extension EntrySummary {
    /// The status of a trip, or of a journey as its row shows it.
    fileprivate var status: TripStatus? {
        if case .trip(_, _, _, let status) = content { status } else { nil }
    }
}
