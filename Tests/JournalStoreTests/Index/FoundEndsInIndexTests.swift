import Domain
import Foundation
import Statistics
import TestSupport
import Testing

@testable import JournalStore

/// Tests of what the index keeps of the ends of trips, which are looked up by their names.
struct FoundEndsInIndexTests {
    private let places = CountedPlaces()
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex(places: places)
        try index.take([
            ("inland", .trip(Self.trip("London King's Cross", "York"))),
            ("border", .trip(Self.trip("Köln Hbf", "Paris Nord"))),
            ("half", .trip(Self.trip("Hintertupfing", "Wien"))),
            ("nowhere", .trip(Self.trip("Hintertupfing", "Vordertupfing"))),
            ("said", .trip(Self.trip("London", "Paris", distance: Distance(kilometres: 500)))),
            ("film", .film(Film(title: "M", countries: ["Germany"]))),
            ("noir", .film(Film(title: "Le Samouraï", countries: ["Frankreich"]))),
        ])
    }

    private static func trip(
        _ from: String, _ to: String, distance: Distance? = nil, mode: TravelMode = .train
    ) -> Trip {
        Trip(
            from: from, to: to, mode: mode, departure: noon, arrival: nil, distance: distance)
    }

    private static let noon = CalendarDay(year: 2026, month: 11, day: 20).flatMap {
        DateTime($0, hour: 12, minute: 0, zone: .floating)
    }!

    private func found(_ search: String) throws -> Set<String> {
        let names = try index.names(EntryQuery(search: search))
        #expect(index.failures == 0)
        return Set(names)
    }

    private func counted(_ name: String) throws -> CountedTrip {
        let trips = try index.snapshot().counted(matching: EntryQuery(kind: .trip)).compactMap {
            if case .trip(let trip) = $0 { trip } else { nil }
        }
        return try #require(trips.first { $0.id.rawValue == name })
    }

    @Test("A train has the countries of its ends and about the distance between them")
    func derived() throws {
        let trip = try counted("border")
        #expect(trip.fromCountry == "DE" && trip.toCountry == "FR")
        #expect(trip.isAbout)
        let metres = try #require(trip.metres)
        #expect((400_000...405_000).contains(metres))
    }

    @Test("A distance that was entered stays, and is not about")
    func entered() throws {
        let trip = try counted("said")
        #expect(trip.metres == 500_000 && !trip.isAbout)
        #expect(trip.fromCountry == "GB" && trip.toCountry == "FR")
    }

    @Test("One end that is found tells its country, and no distance")
    func oneEnd() throws {
        let trip = try counted("half")
        #expect(trip.fromCountry == nil && trip.toCountry == "AT")
        #expect(trip.metres == nil && !trip.isAbout)
    }

    @Test(
        "A country finds the trips with an end there, and the films from there, in any language",
        arguments: [
            ("country:gb", ["inland", "said"]), ("country:UK", ["inland", "said"]),
            ("country:\"united kingdom\"", ["inland", "said"]),
            ("country:\"Vereinigtes Königreich\"", ["inland", "said"]),
            ("country:Großbritannien", ["inland", "said"]),
            ("country:de", ["border", "film"]), ("country:Deutschland", ["border", "film"]),
            ("country:deutschl", ["border"]), ("country:germany", ["border", "film"]),
            ("country:Frankreich", ["border", "said", "noir"]),
            ("country:france", ["border", "said", "noir"]),
            ("country:=fr", ["border", "said"]), ("country:=Germany", ["border", "film"]),
            ("country:at", ["half"]), ("country:jp", []), ("country:atlantis", []),
            ("-country:fr kind:trip", ["inland", "half", "nowhere"]),
            ("country: kind:trip", ["inland", "border", "half", "said"]),
            ("-country: kind:trip", ["nowhere"]), ("country:fr country:gb", ["said"]),
        ] as [(String, Set<String>)])
    func country(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test("A distance that was looked up is found by its kilometres and by the words of the page")
    func distance() throws {
        #expect(try found("distance:>250 kind:trip") == ["inland", "border", "said"])
        #expect(try found("distance:") == ["inland", "border", "said"])
        #expect(try found("\"280 km\"") == ["inland"])
    }

    @Test("The countries of trips are completed, and those of films by themselves")
    func completed() throws {
        let snapshot = try index.snapshot()
        #expect(snapshot.values(of: .visitedCountry) == ["GB", "FR", "AT", "DE"])
        #expect(Set(snapshot.values(of: .country)) == ["Germany", "Frankreich"])
    }

    @Test("An operator tells the country of its own trips, and not of others with the same ends")
    func byOperator() throws {
        var told = Self.trip("Cambridge", "Ely")
        told.operator = PlacesDouble.operator
        try index.take([("other", .trip(Self.trip("Cambridge", "Ely"))), ("told", .trip(told))])
        #expect(try counted("told").fromCountry == "GB")
        #expect(try counted("other").fromCountry == nil)
    }

    @Test("Equal pairs of ends are looked up once")
    func once() throws {
        let before = places.lookUps
        try index.take(
            (0..<50).map { ("again\($0)", .trip(Self.trip("Köln Hbf", "Paris Nord"))) })
        #expect(places.lookUps == before)
    }

    @Test("The kilometres of a country are of the trips that its search finds")
    func links() throws {
        let index = try ScratchIndex(places: places)
        let names = ["London", "York", "Köln", "Wien", "Paris", "Hintertupfing"]
        let pairs = names.flatMap { from in names.map { (from, $0) } }
        try index.take(
            pairs.enumerated().map { number, pair in
                (
                    "\(number)",
                    .trip(
                        Self.trip(
                            pair.0, pair.1,
                            distance: number.isMultiple(of: 5) ? Distance(kilometres: 77) : nil))
                )
            })
        let trips = try index.snapshot().counted(matching: EntryQuery()).compactMap {
            if case .trip(let trip) = $0 { trip } else { nil }
        }
        let countries = TripPageFigures(of: trips, beside: []).kilometres.countries
        #expect(Set(countries.map(\.code)) == ["GB", "DE", "AT", "FR"])
        for country in countries {
            let there = trips.filter {
                $0.metres != nil && [$0.fromCountry, $0.toCountry].contains(country.code)
            }
            let found = try index.names(EntryQuery(search: country.terms.text))
            #expect(Set(found) == Set(there.map(\.id.rawValue)))
            #expect(country.sum.measured == there.count)
            #expect(country.sum.about == there.count(where: \.isAbout))
            let metres = there.reduce(0) { sum, trip in
                let metres = trip.metres ?? 0
                return sum + (trip.fromCountry == trip.toCountry ? metres : metres / 2)
            }
            #expect(country.sum.metres == metres)
        }
    }

    @Test("Without places a trip has no countries, and only the distance of its file")
    func without() throws {
        let index = try ScratchIndex()
        try index.take([("a", .trip(Self.trip("Köln Hbf", "Paris Nord")))])
        #expect(try index.names(EntryQuery(search: "country:de")) == [])
        #expect(try index.names(EntryQuery(search: "distance:")) == [])
    }
}
