import Domain
import Foundation
import Statistics
import TestSupport
import Testing

/// Tests of the figures of random journals, against those counted from the entries.
struct FiguresAgainstEntriesTests {
    private struct Journal {
        let films: [Film]
        let trips: [Trip]
        let filmPage: FilmPageFigures
        let tripPage: TripPageFigures

        init(seed: UInt64) {
            var random = CountableEntries(seed: seed)
            let entries = random.entries(120)
            let today = CalendarDay(year: 2025, month: 7, day: 1)
            let come = entries.map(\.entry).filter { entry in
                entry.day.flatMap { day in today.map { day <= $0 } } ?? true
            }
            films = come.compactMap { entry in
                if case .film(let film) = entry, !film.isWanted { film } else { nil }
            }
            trips = come.compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
            let counted = entries.map { JournalModel.counted(EntryID($0.name), $0.entry) }
            filmPage = FilmPageFigures(of: counted, until: today)
            tripPage = TripPageFigures(of: counted, until: today)
        }

        /// The trips that were not cancelled.
        var made: [Trip] { trips.filter { $0.disruption != .cancelled } }
    }

    private static func minutes(_ duration: Duration?) -> Int? {
        duration.map { Int($0 / .seconds(60)) }
    }

    @Test("When trips depart", arguments: 1...20 as ClosedRange<UInt64>)
    func departures(seed: UInt64) {
        let journal = Journal(seed: seed)
        let times = journal.tripPage.departureTimes
        #expect(times.unknown == 0)
        #expect(times.groups.reduce(0) { $0 + $1.count } == journal.made.count)
        for group in times.groups {
            #expect(
                group.count
                    == journal.made.count {
                        $0.departure.day.weekday == group.key.day
                            && $0.departure.hour == group.key.hour
                    })
        }
    }

    @Test("Sums of films", arguments: 1...20 as ClosedRange<UInt64>)
    func films(seed: UInt64) {
        let journal = Journal(seed: seed)
        let page = journal.filmPage
        let times = journal.films.compactMap(\.runningTime).filter { (1...100_000).contains($0) }
        #expect(page.films.viewings == journal.films.count)
        #expect(page.films.minutes == times.reduce(0, +) && page.films.timed == times.count)
        for scale in FeedbackScale.allCases {
            for group in page.feedback.groups(on: scale) {
                #expect(
                    group.count
                        == journal.films.count {
                            $0.scale == scale
                                && ($0.feedbackGiven.last?.feedback ?? .none) == group.key
                        })
            }
        }
        let days = Set(journal.films.compactMap { $0.watched?.daysSinceEpoch }).sorted()
        let gaps = zip(days, days.dropFirst()).map { $1 - $0 - 1 }
        #expect(page.streaks.longestGap?.length == gaps.max().flatMap { $0 > 0 ? $0 : nil })
        var (longest, length) = (days.isEmpty ? nil : 1 as Int?, 1)
        for gap in gaps {
            length = gap == 0 ? length + 1 : 1
            longest = max(longest ?? 0, length)
        }
        #expect(page.streaks.longest?.length == longest)
        #expect(
            page.lengths.longest.compactMap(\.runningTime) == Array(times.sorted(by: >).prefix(10)))
        #expect(page.lengths.shortest.compactMap(\.runningTime) == Array(times.sorted().prefix(10)))
    }

    @Test("Sums of trips", arguments: 1...20 as ClosedRange<UInt64>)
    func trips(seed: UInt64) {
        let journal = Journal(seed: seed)
        let page = journal.tripPage
        let known = journal.made.compactMap { trip -> Int? in
            let times = [trip.actualDuration, trip.duration].compactMap { Self.minutes($0) }
            return times.first { $0 > 0 }
        }
        #expect(page.trips.travelled == journal.made.count)
        #expect(page.trips.minutes == known.reduce(0, +) && page.trips.timed == known.count)
        let both = journal.made.compactMap { trip -> (Int, Int)? in
            guard let planned = Self.minutes(trip.duration), planned > 0,
                let actual = Self.minutes(trip.actualDuration), actual > 0
            else { return nil }
            return (planned, actual)
        }
        #expect(page.underWay.planned == both.reduce(0) { $0 + $1.0 })
        #expect(page.underWay.actual == both.reduce(0) { $0 + $1.1 })
        #expect(
            page.underWay.minutesLost - page.underWay.minutesRegained
                == page.underWay.actual - page.underWay.planned)
        for (figures, end) in [
            (page.departures, TripStop.departure), (page.arrivals, TripStop.arrival),
        ] {
            let delays = journal.trips.compactMap { Self.minutes($0.delay(at: end)) }
            #expect(figures.quantiles.count == delays.count)
            #expect(figures.histogram.reduce(0) { $0 + $1.count } == delays.count)
            for percent in [1, 25, 50, 75, 90, 100] {
                // The least of them at or below which so many lie.
                let least = delays.filter { one in
                    delays.count { $0 <= one } * 100 >= percent * delays.count
                }.min()
                #expect(figures.quantiles.value(at: percent) == least)
            }
        }
        for fares in page.fares.currencies {
            let paid = journal.trips.compactMap(\.fare).filter { fare in
                let isCode = fare.currency.wholeMatch(of: /[A-Za-z]{3}/) != nil
                return (isCode ? fare.currency.uppercased() : "") == fares.currency
            }
            #expect(fares.sum.trips == paid.count)
            #expect(fares.sum.amount == paid.reduce(0) { $0 + $1.amount })
            #expect(fares.months.reduce(0) { $0 + $1.sum.amount } == fares.sum.amount)
        }
    }

    @Test("At the ends of the interval the share is just as likely as 1 in 20", arguments: 1...40)
    func interval(total: Int) throws {
        for count in 0...total {
            let share = Double(count) / Double(total)
            let interval = try #require(WilsonInterval(count, of: total))
            #expect(interval.lower <= share && share <= interval.upper)
            #expect(interval.lower >= 0 && interval.upper <= 1)
            for end in [interval.lower, interval.upper] where end > 0 && end < 1 {
                let deviation = (end * (1 - end) / Double(total)).squareRoot()
                #expect(abs(abs(share - end) / deviation - 1.959964) < 0.00001)
            }
        }
    }

    @Test("Nothing has no interval, and more than all is none")
    func noInterval() {
        #expect(WilsonInterval(0, of: 0) == nil)
        #expect(WilsonInterval(3, of: 2) == nil)
        #expect(WilsonInterval(-1, of: 2) == nil)
        #expect(Quantiles(of: []).median == nil)
    }
}
