import Domain
import Foundation
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

/// Tests of the effect of clocks, zones and calendars on a trip's words.
struct TripClockTests {
    private func shown(
        _ trip: Trip, locale: String = "en_GB", home: Zone? = nil
    ) throws -> TripViewModel {
        let view = TripMainViewSpy()
        let words = Localizer(locale: Locale(identifier: locale), homeZone: home?.timeZone)
        ShowExistingTrip(view: view, words: words)
            .show(
                trip, id: .trip, sameDay: [], journey: nil, happening: nil, rights: [])
        guard case .trip(let model) = view.messages.all.last else { throw WrongKind() }
        return model
    }

    @Test("Over a border each end has its own clock, and the time between is the real one")
    func zones() throws {
        let model = try shown(
            Trip.from(time(20, 9, 0, .vienna), to: time(20, 9, 55, .lisbon)).with {
                $0.actualArrival = time(20, 10, 5, .lisbon)
            })
        #expect(model.departure.planned == "09:00 CET")
        #expect(model.arrival.planned == "09:55 WET")
        #expect(model.arrival.record == "arrived 10:05")
        #expect(model.duration == "1 h 55 min")
    }

    @Test("A zone without a short name is told by how far it is ahead")
    func zoneWithoutName() throws {
        let model = try shown(
            Trip.from(time(20, 9, 0, .vienna), to: time(20, 20, 0, .named("Asia/Kathmandu"))))
        #expect(model.arrival.planned == "20:00 GMT+5:45")
    }

    @Test("A zone of the file's own is told by how far it is ahead, and UTC by its name")
    func customZone() throws {
        let model = try shown(
            Trip.from(
                time(20, 9, 0, .custom(name: "Ship", secondsFromUTC: -7_200)),
                to: time(20, 20, 0, .utc)))
        #expect(model.departure.planned == "09:00 GMT-2")
        #expect(model.arrival.planned == "20:00 UTC")
        #expect(model.duration == "9 h")
    }

    @Test("Zones of the same clock are not mentioned")
    func sameClock() throws {
        let model = try shown(Trip.from(time(20, 9, 0, .berlin), to: time(20, 20, 0, .vienna)))
        #expect(model.departure.planned == "09:00")
        #expect(model.arrival.planned == "20:00")
    }

    @Test("In the night in which clocks are put back, both ends say by which clock")
    func clocksPutBack() throws {
        let model = try shown(Trip.from(time(25, 1, 30, month: 10), to: time(25, 4, 30, month: 10)))
        #expect(model.departure.planned == "01:30 CEST")
        #expect(model.arrival.planned == "04:30 CET")
        #expect(model.duration == "4 h")
    }

    @Test("In the hour shown twice a delay is told by the clock, and by how long it really was")
    func delayIntoTheSecondTime() throws {
        let planned = Trip.from(time(25, 2, 15, month: 10), to: time(25, 4, 0, month: 10))
        let late = try planned.recording(.late(.departure, minutes: 60))
        let model = try shown(late)
        #expect(model.departure.planned == "02:15 CEST")
        #expect(model.departure.record == "departed 02:15")
        #expect(model.departure.difference == "+60")
        #expect(model.delay == "1 h late")
        #expect(EntrySummary(id: .trip, entry: .trip(late)).isOneHourLate)
    }

    @Test("An arrival in the hour shown for the second time is told by UTC")
    func arrivalInTheSecondTime() throws {
        let departure = time(25, 2, 45, month: 10)
        let model = try shown(Trip.from(departure, to: departure.advanced(by: .seconds(1_800))))
        #expect(model.departure.planned == "02:45 CEST")
        #expect(model.arrival.planned == "01:15 UTC")
        #expect(model.duration == "30 min")
    }

    @Test("A floating time has no zone, and nothing is counted between it and another clock")
    func floating() throws {
        let model = try shown(
            Trip.from(time(20, 9, 0, .floating), to: time(20, 20, 0, .vienna)).with {
                $0.actualDeparture = time(20, 9, 10, .vienna)
            })
        #expect(model.departure.planned == "09:00")
        #expect(model.arrival.planned == "20:00 CET")
        #expect(model.duration == "")
        #expect(model.departure.record == "departed 09:10")
        #expect(model.departure.difference == "")
        #expect(model.departure.emphasis == .quiet)
        #expect(model.delay == nil)
    }

    @Test("Between floating times the time by the clock counts")
    func bothFloating() throws {
        let model = try shown(Trip.from(time(20, 9, 0, .floating), to: time(21, 8, 30, .floating)))
        #expect(model.departure.planned == "09:00")
        #expect(model.arrival.planned == "08:30")
        #expect(model.arrival.plannedDay == "+1 day")
        #expect(model.duration == "23 h 30 min")
    }

    @Test("Days are counted from the departure's day by the timetable, at either end")
    func days() throws {
        let model = try shown(
            Trip.from(time(20, 0, 10), to: time(22, 23, 50)).with {
                $0.actualDeparture = time(19, 23, 58)
                $0.actualArrival = time(23, 0, 20)
            })
        #expect(model.arrival.plannedDay == "+2 days")
        #expect(model.departure.record == "departed 23:58 (−1 day)")
        #expect(model.arrival.record == "arrived 00:20 (+3 days)")
    }

    @Test("Over the date line one can arrive the day before")
    func dateLine() throws {
        let model = try shown(
            Trip.from(
                time(20, 1, 0, .named("Pacific/Auckland")),
                to: time(19, 9, 0, .named("Pacific/Honolulu"))))
        #expect(model.arrival.plannedDay == "−1 day")
        #expect(model.duration == "7 h")
    }

    @Test("What was recorded by another clock is told by the timetable's")
    func recordedElsewhere() throws {
        let model = try shown(
            Trip.from(time(20, 9, 0), to: time(20, 23, 30)).with {
                $0.actualArrival = time(20, 22, 40, .utc)
            })
        #expect(model.arrival.record == "arrived 23:40")
        #expect(model.delay == "10 min late")
    }

    @Test("Day, time and money follow the locale")
    func locale() throws {
        let trip = Trip.toVienna.with { $0.fare = Fare(1_049, currency: "EUR") }
        let american = try shown(trip, locale: "en_US")
        #expect(american.date == "Friday, November 20, 2026")
        #expect(american.departure.planned == "2:02\u{202F}PM")
        #expect(american.facts.first?.text == "€1,049.00")
        let german = try shown(trip, locale: "de_AT")
        #expect(german.date == "Freitag, 20. November 2026")
        #expect(german.departure.planned == "14:02")
    }

    @Test("A fare without a currency, or with an unusual one, is shown as it is written")
    func unusualFare() throws {
        #expect(
            try shown(.toVienna.with { $0.fare = Fare(12, currency: "") }).facts.first?.text == "12"
        )
        #expect(
            try shown(.toVienna.with { $0.fare = Fare(Decimal(499) / 10, currency: "") }).facts
                .first?
                .text
                == "49.90")
        #expect(
            try shown(.toVienna.with { $0.fare = Fare(12, currency: "points") }).facts.first?.text
                == "12 points")
    }
}

extension EntrySummary {
    fileprivate var isOneHourLate: Bool {
        guard case .trip(_, _, _, .late(let delay)) = content else { return false }
        return delay == .seconds(3_600)
    }
}
