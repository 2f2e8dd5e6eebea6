import Domain
import Foundation
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

/// Tests of the zones that are left out on the pages of trips and journeys.
struct ZoneAtHomeTests {
    private func words(home: Zone?) -> Localizer {
        Localizer(locale: Locale(identifier: "en_GB"), homeZone: home?.timeZone)
    }

    /// Returns the words for both ends by the timetable, as the page of a trip shows them.
    private func shown(_ trip: Trip, home: Zone?) -> [String] {
        let view = TripMainViewSpy()
        ShowExistingTrip(view: view, words: words(home: home))
            .show(
                trip, id: .trip, sameDay: [], journey: nil, happening: nil, rights: [])
        guard case .trip(let model) = view.messages.all.last else { return [] }
        return [model.departure, model.arrival].map(\.planned)
    }

    private let inPortugal = Trip.from(time(20, 9, 0, .lisbon), to: time(20, 12, 5, .lisbon))

    @Test("A trip whose clocks are not those at home says their zone at both ends")
    func away() {
        #expect(shown(inPortugal, home: .vienna) == ["09:00 WET", "12:05 WET"])
        #expect(shown(inPortugal, home: .lisbon) == ["09:00", "12:05"])
        #expect(
            shown(.from(time(20, 9, 0, .utc), to: time(20, 12, 5, .utc)), home: .vienna)
                == ["09:00 UTC", "12:05 UTC"])
    }

    @Test("A zone whose clocks show what those at home show is not said, whatever its name")
    func sameClocks() {
        let trip = Trip.from(time(20, 9, 0, .berlin), to: time(20, 19, 5, .vienna))
        #expect(shown(trip, home: .vienna) == ["09:00", "19:05"])
        #expect(shown(inPortugal, home: .london) == ["09:00", "12:05"])
    }

    @Test("Where the ends differ, both say their zone, be one of them at home or not")
    func border() {
        let trip = Trip.from(time(20, 9, 0, .vienna), to: time(20, 9, 55, .lisbon))
        for home in [Zone.vienna, .lisbon, .named("Asia/Tokyo")] {
            #expect(shown(trip, home: home) == ["09:00 CET", "09:55 WET"])
        }
    }

    @Test("It is the clocks of that day that count")
    func season() {
        let lagos = Zone.named("Africa/Lagos")
        func trip(month: Int) -> Trip {
            .from(time(20, 9, 0, month: month, .berlin), to: time(20, 12, 0, month: month, .berlin))
        }
        #expect(shown(trip(month: 11), home: lagos) == ["09:00", "12:00"])
        #expect(shown(trip(month: 7), home: lagos) == ["09:00 CEST", "12:00 CEST"])
    }

    @Test("A floating time has no zone, and an arrival that is not known hides none")
    func without() {
        let floating = Trip.from(time(20, 9, 0, .floating), to: time(20, 12, 5, .floating))
        #expect(shown(floating, home: .vienna) == ["09:00", "12:05"])
        #expect(shown(inPortugal.with { $0.arrival = nil }, home: .vienna) == ["09:00 WET", ""])
        #expect(shown(inPortugal.with { $0.arrival = nil }, home: .lisbon) == ["09:00", ""])
    }

    @Test("The legs of a journey say their zones by the same rule")
    func journey() throws {
        let legs = [("a", inPortugal), ("b", .from(time(20, 14, 0), to: time(20, 15, 0)))]
            .map { Journey.Leg(EntryID($0.0), $0.1) }
        let journey = try #require(Journey(legs))
        let model = JourneyViewModel(
            journey, id: .trip, rights: [], changing: .available, words: words(home: .vienna))
        #expect(model.legs.map(\.times) == ["09:00 WET – 12:05 WET", "14:00 – 15:00"])
    }

    @Test("An arrival in no timetable says its zone where it is not by the clocks at home")
    func unplanned() {
        let trip = inPortugal.with {
            $0.arrival = nil
            $0.actualArrival = time(20, 12, 30, .lisbon)
        }
        func meaning(home: Zone) -> String {
            words(home: home).meaning(of: time(20, 12, 30, .lisbon), at: .arrival, in: trip)
        }
        #expect(meaning(home: .vienna).hasPrefix("12:30 WET on 20 November 2026"))
        #expect(meaning(home: .lisbon).hasPrefix("12:30 on 20 November 2026"))
    }
}
