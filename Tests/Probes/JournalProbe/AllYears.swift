import Domain
import JournalStore
import Statistics

/// Measures how long the statistics of all years take.
@MainActor
struct AllYears {
    private let journal: FolderJournal

    init(of journal: FolderJournal) {
        self.journal = journal
    }

    /// Prints the milliseconds for the statistics, and those for reading their entries, several
    /// times.
    func measure() async {
        let clock = ContinuousClock()
        for _ in 0..<7 {
            let start = clock.now
            let entries = await journal.counted(matching: EntryQuery())
            let read = clock.now
            let films = FilmPageFigures(of: entries, until: nil)
            let trips = TripPageFigures(of: entries, until: nil)
            let count = Self.count(films) + Self.count(trips)
            print((clock.now - start) / .milliseconds(1), (read - start) / .milliseconds(1), count)
        }
    }

    /// Computes the content of a page from its figures, for the forty most frequent values.
    private static func count(_ page: FilmPageFigures) -> Int {
        let names = page.names.map(\.tally) + [page.places, page.tags]
        return names.reduce(0) { $0 + $1.most(40).count } + page.films.titles.most(40).count
            + page.days.months.count + page.days.weeks.count + page.days.days.count
            + page.days.weekdays.count + page.releases.watched.count + page.releases.decades.count
            + page.feedback.years(on: .average).count + page.feedback.years(on: .polarized).count
            + page.ratings.groups.count + page.changed.films.prefix(40).count
            + page.milestones.numbered.count
            + (page.streaks.longest?.length ?? 0)
    }

    private static func count(_ page: TripPageFigures) -> Int {
        let punctuality = page.punctuality
        return punctuality.operators.count + punctuality.services.count
            + punctuality.routes.count + punctuality.stations.count + punctuality.hours.count
            + page.departures.histogram.count + page.arrivals.histogram.count
            + page.ways.most(40).count + page.ways.once.count + page.places.places.count
            + page.services.services.count + page.fares.currencies.count
            + page.kilometres.modes.count + page.days.months.count
            + (page.arrivals.quantiles.median ?? 0)
    }
}
