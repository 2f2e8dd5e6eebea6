import Domain
import Foundation
import Statistics
import Testing

/// Tests of the figures of the trips of `FortyEntries`, which were worked out by hand.
struct FortyTripsTests {
    private let page = TripPageFigures(of: FortyEntries.all, until: FortyEntries.today)

    private func ids(_ trips: [CountedTrip]) -> [String] { trips.map(\.id.rawValue) }

    private func counts<Key>(_ groups: [CountedGroup<Key>]) -> [Int] { groups.map(\.count) }

    @Test("Trips, kilometres and time under way")
    func sums() {
        let trips = page.trips
        #expect(trips.travelled == 18 && trips.cancelled == 1 && trips.missedConnections == 1)
        #expect(trips.metres == 3_465_000 && trips.measured == 15)
        #expect(trips.minutes == 3_098 && trips.timed == 17)
        #expect(trips.punctuality.recorded == 14 && trips.punctuality.punctual == 5)
        #expect(trips.minutesLate == 410 && trips.medianDelay == 14)
        #expect(counts(page.days.months) == [6, 4, 3, 1, 1, 1, 1, 1])
    }

    @Test("The first, the last and the tenth of all")
    func milestones() {
        #expect(page.milestones.first?.id.rawValue == "t01")
        #expect(page.milestones.last?.id.rawValue == "t19")
        #expect(page.milestones.numbered.map(\.number) == [10])
        #expect(page.milestones.numbered.map(\.entry.id.rawValue) == ["t10"])
    }

    @Test("Kilometres by what one travelled by, and on a day")
    func kilometres() {
        let modes = page.kilometres.modes
        #expect(modes.map(\.mode) == [.train, .flight, .ferry, .other, .bus])
        #expect(modes.map(\.sum.metres) == [2_070_000, 960_000, 430_000, 5_000, 0])
        #expect(modes.map(\.sum.measured) == [11, 2, 1, 1, 0])
        #expect(modes.map(\.sum.trips) == [12, 2, 1, 1, 2])
        #expect(page.kilometres.metresADay == 266_538)
    }

    @Test("What trips took beside the timetable")
    func underWay() {
        let time = page.underWay
        #expect(time.trips == 14 && time.planned == 2_760 && time.actual == 2_948)
        #expect(time.minutesLost == 200 && time.tripsLosing == 8)
        #expect(time.minutesRegained == 12 && time.tripsRegaining == 2)
    }

    @Test("Punctuality is sorted by the lower bound of its interval")
    func punctuality() throws {
        let figures = page.punctuality
        #expect(figures.operators.map(\.key.text) == ["DB", "LH", "Blue", "ÖBB"])
        #expect(figures.operators.map(\.punctuality.recorded) == [8, 2, 1, 2])
        #expect(figures.operators.map(\.punctuality.punctual) == [4, 1, 0, 0])
        #expect(figures.operators.map(\.punctuality.isFew) == [false, true, true, true])
        let interval = try #require(figures.operators[0].punctuality.interval)
        #expect(abs(interval.lower - 0.2152) < 0.0001 && abs(interval.upper - 0.7848) < 0.0001)
        let seven = try #require(figures.hours.first { $0.key == 7 })
        #expect(seven.punctuality.recorded == 5 && seven.punctuality.punctual == 4)
        let bonn = try #require(figures.stations.first { $0.key.text == "Bonn" })
        #expect(bonn.punctuality.recorded == 9 && bonn.punctuality.punctual == 5)
        let monday = try #require(figures.weekdays.first { $0.key == .monday })
        #expect(monday.punctuality.recorded == 3 && monday.punctuality.punctual == 2)
        #expect(
            figures.services.first?.terms.text
                == "service:=\"RE 5\" kind:trip taken: -unrecorded: -missed:")
    }

    @Test("Delays at both ends")
    func delays() {
        let departures = page.departures.quantiles
        #expect(departures.count == 15)
        #expect(departures.lowerQuartile == 0 && departures.median == 5)
        #expect(departures.upperQuartile == 30 && departures.ninetieth == 59)
        #expect(counts(page.departures.histogram) == [0, 6, 5, 0, 3, 1, 0])
        let arrivals = page.arrivals.quantiles
        #expect(arrivals.count == 15)
        #expect(arrivals.lowerQuartile == 4 && arrivals.median == 15)
        #expect(arrivals.upperQuartile == 59 && arrivals.ninetieth == 68)
        #expect(counts(page.arrivals.histogram) == [1, 3, 3, 3, 2, 2, 1])
        #expect(
            page.arrivals.histogram.map(\.terms.text)
                == [
                    "<=-1", "0..4", "5..14", "15..29", "30..59", "60..119", ">=120",
                ].map { "taken: arrived:" + $0 })
    }

    @Test("Services with their last runs, and routes")
    func ways() {
        let services = page.services.services
        #expect(services.map(\.key.text) == ["RE 5", "61", "ICE 93", "LH 2", "LH 3", "NJ 40490"])
        #expect(counts(services) == [10, 2, 2, 1, 1, 1])
        let runs = page.services.last(5, of: FortyEntries.name("re 5"))
        #expect(runs.map(\.id.rawValue) == ["t19", "t18", "t15", "t07", "t06"])
        #expect(runs.map(\.minutesLate) == [60, 5, 14, nil, nil])
        #expect(counts(page.ways.routes) == [9, 2, 2, 1, 1, 1, 1, 1])
        #expect(
            page.ways.once.map(\.key.from.text) == ["Berlin", "Bonn", "Köln", "Rhodos", "Wien"])
        let places = page.ways.places(2)
        #expect(places.map(\.text) == ["Köln", "Bonn"])
        #expect(page.ways.table(of: places).map(counts) == [[0, 9], [2, 1]])
    }

    @Test("Trips that stand out")
    func extremes() {
        #expect(ids(page.extremes.mostDelayed).prefix(4) == ["t09", "t08", "t19", "t14"])
        #expect(ids(page.extremes.mostRegained) == ["t10", "t04"])
        #expect(ids(page.extremes.longest).prefix(4) == ["t14", "t09", "t08", "t17"])
        #expect(ids(page.extremes.farthest).prefix(3) == ["t08", "t09", "t10"])
        #expect(ids(page.extremes.fastest).prefix(5) == ["t10", "t11", "t08", "t09", "t04"])
        #expect(ids(page.extremes.slowest).prefix(4) == ["t19", "t14", "t06", "t15"])
    }

    @Test("Days at a place")
    func places() throws {
        let cologne = try #require(page.places.places.first)
        #expect(cologne.entries.key.text == "Köln" && cologne.entries.count == 16)
        #expect(cologne.days == 13 && cologne.stayed == 223)
        let bonn = try #require(page.places.places.first { $0.entries.key.text == "Bonn" })
        #expect(bonn.entries.count == 12)
        #expect(bonn.days == 10 && bonn.stayed == 98)
        let vienna = try #require(page.places.places.first { $0.entries.key.text == "Wien" })
        #expect(vienna.entries.count == 3 && vienna.days == 3 && vienna.stayed == 6)
        let metro = try #require(page.places.places.first { $0.entries.key.text == "Metro" })
        #expect(metro.entries.count == 9 && metro.days == 9 && metro.stayed == 9)
    }

    @Test("Fares, of each currency by itself")
    func fares() throws {
        let fares = page.fares.currencies
        #expect(fares.map(\.currency) == ["EUR", "USD", ""])
        #expect(fares.map(\.sum.amount) == [Decimal(3_089) / 10, 165, 3])
        #expect(fares.map(\.sum.trips) == [6, 2, 1])
        #expect(fares[0].months.map(\.sum.amount) == [30, Decimal(2_289) / 10, 50])
        #expect(fares[0].byTheHour.sum.trips == 5 && fares[0].byTheHour.per == 2_006)
        let anHour = try #require(fares[0].byTheHour.amount)
        #expect(abs(NSDecimalNumber(decimal: anHour).doubleValue - 8.9402) < 0.0001)
        let aKilometre = try #require(fares[0].byTheKilometre.amount)
        #expect(abs(NSDecimalNumber(decimal: aKilometre).doubleValue - 0.13052) < 0.00001)
        #expect(fares[2].terms.text == "fare:unknown")
    }
}
