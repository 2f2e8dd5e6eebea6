import Domain
import Foundation
import Testing

@testable import Statistics

/// Tests of the countries that kilometres are counted for.
struct KilometresByCountryTests {
    private func kilometres(
        _ trips: (from: String?, to: String?, metres: Int?, isAbout: Bool)...
    ) -> Kilometres {
        var kilometres = Kilometres()
        for (number, said) in trips.enumerated() {
            var trip = CountedTrip(
                EntryID("\(number)"), from: CountedName("A"), to: CountedName("B"), mode: .train)
            (trip.fromCountry, trip.toCountry) = (said.from, said.to)
            (trip.metres, trip.isAbout) = (said.metres, said.isAbout)
            kilometres.add(trip)
        }
        return kilometres
    }

    @Test("A trip within a country counts there, and one across a border half for each country")
    func halves() {
        let countries = kilometres(
            ("DE", "DE", 100_000, false), ("DE", "FR", 400_000, true), ("FR", nil, 50_000, false)
        ).countries
        #expect(countries.map(\.code) == ["DE", "FR"])
        #expect(countries.map(\.sum.metres) == [300_000, 225_000])
        #expect(countries.map(\.sum.measured) == [2, 2])
        #expect(countries.map(\.sum.about) == [1, 1])
        #expect(countries[0].terms.text == "distance: taken: country:de")
    }

    @Test("Trips without a distance or a country are counted by themselves")
    func unknown() {
        let kilometres = kilometres(
            ("DE", "DE", nil, false), (nil, nil, 100_000, false), ("AT", "AT", 7_000, true))
        #expect(kilometres.countries.map(\.code) == ["AT"])
        #expect(kilometres.withoutCountry == 2)
        #expect(kilometres.modes.map(\.sum.about) == [1])
    }

    @Test("A fare for a kilometre is about, if one of the distances was looked up")
    func fares() {
        var trip = CountedTrip(
            EntryID("a"), from: CountedName("A"), to: CountedName("B"), mode: .train)
        (trip.metres, trip.fare) = (1_000, Fare(1, currency: "EUR"))
        var fares = Fares()
        fares.add(trip)
        #expect(fares.currencies.map(\.byTheKilometre.isAbout) == [false])
        trip.isAbout = true
        fares.add(trip)
        #expect(fares.currencies.map(\.byTheKilometre.isAbout) == [true])
        #expect(fares.currencies.map(\.byTheHour.isAbout) == [false])
    }

    @Test("A trip that was not taken counts for no country")
    func notTaken() {
        var trip = CountedTrip(
            EntryID("a"), from: CountedName("A"), to: CountedName("B"), mode: .train)
        (trip.fromCountry, trip.toCountry, trip.metres) = ("DE", "DE", 1_000)
        trip.isTaken = false
        var kilometres = Kilometres()
        kilometres.add(trip)
        #expect(kilometres.countries.isEmpty && kilometres.withoutCountry == 0)
    }
}
