import Domain
import Presentation
import Statistics
import Testing
import Wording

@testable import StatisticsFeature

@Suite("Pictures of punctuality, of days and of delays")
struct TimePicturesTests {
    private func trip(_ year: Int, _ month: Int, _ day: Int, late: Int?) -> CountedTrip {
        var trip = CountedTrip.made(year, month, day)
        if let late {
            trip.arrived = late
            trip.reached = late
            trip.status = late > 0 ? .late(.seconds(late * 60)) : .onTime
        }
        return trip
    }

    /// Returns the chart with an id on the page of a period.
    private func chart(_ id: String, of trips: [CountedTrip], in period: String) -> Chart? {
        section(of: trips, in: period)?.charts.first { $0.id == id }
    }

    private func section(of trips: [CountedTrip], in period: String) -> StatisticsSection? {
        let scope = StatisticsFilter(
            of: .entries(trips.map { .trip($0) }), on: [], YearsChoice(period: period), search: "",
            until: CalendarDay(year: 2026, month: 11, day: 22), words: .inEnglish)
        return scope.trips.map {
            scope.tripSection($0, map: nil, after: OverviewViewModel())
        }
    }

    private var all: String { YearsChoice().period }

    @Test("Punctuality is a line over the years, interrupted where nothing is recorded")
    func punctuality() throws {
        let trips =
            (1...5).map { trip(2022, 3, $0, late: $0 == 1 ? 20 : 0) }
            + [trip(2023, 1, 1, late: nil), trip(2024, 5, 1, late: 5), trip(2024, 5, 2, late: 6)]
        let chart = try #require(self.chart("punctuality-over-time", of: trips, in: all))
        #expect(chart.title == "Journeys on time over time")
        #expect(chart.summary == "Latest: 2024, 1 of 2 on time")
        guard case .line(let line) = chart.drawing else { return #expect(Bool(false)) }
        #expect(line.lines.count == 1)
        let places = line.lines[0].places
        #expect(places.map(\.point.name) == ["2022", "2023", "2024"])
        #expect(places.map(\.value) == [0.8, nil, 0.5])
        #expect(places.map(\.point.isFaint) == [false, true, true])
        #expect(chart.headings == ["Year", "On time", "Recorded", "On time, in percent"])
        #expect(chart.rows[0] == ["2022", "4", "5", "80"])
        #expect(chart.rows[2] == ["2024", "1", "2", ""])
        #expect(places[1].point.link == nil)
        guard case .search(let search) = places[2].point.link else { return #expect(Bool(false)) }
        #expect(search.hasPrefix("year:2024 "))
    }

    @Test("Of a year it is a line over its months, and of one piece of time it is none")
    func punctualityOfYear() throws {
        let trips = [trip(2024, 5, 1, late: 0), trip(2024, 7, 1, late: 90)]
        let chart = try #require(self.chart("punctuality-over-time", of: trips, in: "2024"))
        guard case .line(let line) = chart.drawing else { return #expect(Bool(false)) }
        #expect(line.lines[0].places.count == 12)
        #expect(line.lines[0].places[4].value == 1 && line.lines[0].places[6].value == 0)
        #expect(self.chart("punctuality-over-time", of: trips, in: "2024-05") == nil)
    }

    /// Returns trips of a service, all on time except the first.
    private func trips(of service: String, _ count: Int) -> [CountedTrip] {
        (1...count).map { day in
            var trip = trip(2024, 5, day, late: day == 1 ? 30 : 0)
            trip.service = CountedName(service, key: service)
            return trip
        }
    }

    @Test(
        "Services of few trips are counted where there are others to compare, and shown where not")
    func services() throws {
        let few = trips(of: "RE 1", 4) + trips(of: "RE 2", 1)
        let sure = trips(of: "ICE 1", 5) + few
        let alone = try #require(chart("punctual-services", of: sure, in: all))
        #expect(alone.rows.map { $0[0] } == ["ICE 1", "RE 1", "RE 2"])
        #expect(alone.rows[0] == ["ICE 1", "4", "5", "80", "38", "96"])
        #expect(alone.rows[1][3].isEmpty)
        let two = try #require(
            chart("punctual-services", of: sure + trips(of: "ICE 2", 6), in: all))
        #expect(two.rows.map { $0[0] } == ["ICE 2", "ICE 1"])
        #expect(two.note.hasSuffix("2 with fewer than five recorded trips are not shown."))
    }

    @Test("If a single route was taken more than once, there is no table of places to compare")
    func singleRoute() throws {
        func trip(_ from: String, _ to: String, _ day: Int) -> CountedTrip {
            var trip = self.trip(2024, 5, day, late: nil)
            trip.from = CountedName(from, key: from.lowercased())
            trip.to = CountedName(to, key: to.lowercased())
            return trip
        }
        let trips = [trip("A", "B", 1), trip("A", "B", 2), trip("B", "C", 3)]
        let chart = try #require(self.chart("routes", of: trips, in: all))
        let point = try #require(chart.onlyPoint)
        #expect(point.name == "A → B" && point.label == "2 trips")
        #expect(point.description == "A → B: 2 trips" && point.link != nil)
        #expect(chart.note == "1 route was taken once.")
        let both = try #require(self.chart("routes", of: trips + [trip("B", "C", 4)], in: all))
        guard case .heatMap(let map) = both.drawing else { return #expect(Bool(false)) }
        #expect(map.fields.map(\.value) == [2, 2] && both.onlyPoint == nil)
    }

    @Test("In the table of a picture numbers stand alone, below what they are of")
    func numbers() throws {
        let trips = [trip(2024, 5, 1, late: 5), trip(2024, 5, 2, late: 75)]
        let chart = try #require(self.chart("most-delayed", of: trips, in: all))
        #expect(chart.headings == ["Trip", "Minutes"])
        #expect(chart.rows.map { $0[1] } == ["75", "5"])
        #expect(chart.drawing.points.map(\.label) == ["1 h 15 min", "5 min"])
    }

    @Test("Of few trips it is said how many were punctual, and of more which part")
    func fewTrips() throws {
        for (count, value) in [(4, "1"), (5, "20%")] {
            let trips = (1...count).map { trip(2024, 5, $0, late: $0 > 1 ? 30 : 0) }
            let figures = try #require(section(of: trips, in: all)).figures
            let figure = try #require(
                figures.first { $0.name == "journeys on time at the destination" })
            #expect(figure.value == value && figure.note == "of \(count) recorded journeys")
        }
    }

    @Test("The days of a year are fields in weeks, each with its place and its entries")
    func days() throws {
        let trips = [(2, 29), (2, 29), (12, 31)].map { trip(2024, $0.0, $0.1, late: nil) }
        let chart = try #require(self.chart("days-trip", of: trips, in: "2024"))
        #expect(chart.title == "By day" && chart.note.isEmpty)
        #expect(chart.summary == "2 days. Busiest: 29 February 2024, 2 trips.")
        guard case .heatMap(let map) = chart.drawing else { return #expect(Bool(false)) }
        #expect(map.fields.count == 366 && map.greatest == 2)
        #expect(Set(map.fields.map { [$0.row, $0.column] }).count == 366)
        #expect(map.fields.map(\.column).max() == map.columns.count - 1)
        #expect(map.columns.filter { !$0.isEmpty }.count == 12)
        let leapDay = map.fields[31 + 28]
        #expect(leapDay.value == 2 && leapDay.point.description == "29 February 2024: 2 trips")
        #expect(leapDay.point.link == .search("year:2024 kind:trip taken: date:2024-02-29"))
        #expect(map.fields[0].value == 0 && map.fields[0].point.link == nil)
        #expect(map.ticks.map(\.label) == ["0", "1", "2"])
    }

    @Test("Of all years it is the last three with any, in the same colours, explained once")
    func daysOfAllYears() throws {
        let days = [(2019, 1), (2021, 3), (2023, 1), (2023, 1), (2024, 5)]
        let trips = days.map { trip($0.0, 6, $0.1, late: nil) }
        let chart = try #require(self.chart("days-trip", of: trips, in: all))
        #expect(chart.note == "Last 3 years with entries")
        #expect(chart.headings == ["Year", "Day", "Trips"])
        #expect(chart.rows[0] == ["2024", "1 January 2024", "0"])
        guard case .multiples(let charts) = chart.drawing else { return #expect(Bool(false)) }
        #expect(charts.map(\.title) == ["2024", "2023", "2021"])
        let maps = charts.compactMap { chart in
            if case .heatMap(let map) = chart.drawing { map } else { nil }
        }
        #expect(maps.map(\.greatest) == [2, 2, 2])
        #expect(maps.map(\.ticks.count) == [0, 0, 3])
        let one = try #require(self.chart("days-trip", of: Array(trips[2...3]), in: all))
        guard case .heatMap = one.drawing else { return #expect(Bool(false)) }
        #expect(one.title == "By day" && one.headings.count == 2)
        #expect(one.summary == "1 day. Busiest: 1 June 2023, 2 trips.")
        #expect(self.chart("days-trip", of: [trips[0]], in: all) == nil)
    }

    @Test("A month has no picture of its days", arguments: ["2024-06", "2024-06-01..2024-06-09"])
    func daysOfMonth(period: String) {
        let trips = [trip(2024, 6, 1, late: nil), trip(2024, 6, 2, late: nil)]
        #expect(chart("days-trip", of: trips, in: period) == nil)
    }

    @Test("Delays are marked where a part of the fare is owed, at the edges of their classes")
    func delays() throws {
        let trips = [0, 2, 7, 59, 60, 61, 120].map { trip(2024, 6, 1, late: $0) }
        let chart = try #require(self.chart("delays-arrival", of: trips, in: all))
        guard case .histogram(let histogram) = chart.drawing else { return #expect(Bool(false)) }
        #expect(histogram.marks.map(\.label) == ["60 min", "120 min"])
        for (mark, counts) in zip(histogram.marks, [(1.0, 2.0), (2.0, 1.0)]) {
            let before = try #require(histogram.bins.first { $0.sizes.upperBound == mark.value })
            let after = try #require(histogram.bins.first { $0.sizes.lowerBound == mark.value })
            #expect((before.count, after.count) == counts)
        }
        #expect(self.chart("delays-arrival", of: Array(trips.prefix(4)), in: all) == nil)
    }
}
