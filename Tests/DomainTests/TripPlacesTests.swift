import Domain
import Foundation
import TestSupport
import Testing

@Suite("Where a trip departs and arrives, and how far that is")
struct TripPlacesTests {
    private func trip(_ from: String?, _ to: String?) -> Trip {
        Trip(
            from: "A", to: "B", fromCoordinates: from.flatMap { Coordinates($0) },
            toCoordinates: to.flatMap { Coordinates($0) }, departure: .vienna(20, 10, 0),
            arrival: nil)
    }

    @Test("The great circle is known where both ends are, and they are not the same")
    func greatCircle() throws {
        let length = try #require(trip("50.8659, 7.1427", "48.1103, 16.5697").greatCircle)
        #expect(length.rounded() == 746)
        #expect(trip("50.8659, 7.1427", nil).greatCircle == nil)
        #expect(trip(nil, "48.1103, 16.5697").greatCircle == nil)
        #expect(trip("48.1103, 16.5697", "48.1103, 16.5697").greatCircle == nil)
    }

    @Test(
        "A distance is a number of kilometres that a person can travel",
        arguments: [
            ("746", "746"), ("12.5", "12.5"), ("0.4", "0.4"), ("1000000", "1000000"), ("0", nil),
            ("0.0", nil), ("-3", nil), ("1000000.1", nil), ("", nil), (".", nil), ("1,5", nil),
            ("1.5.2", nil), ("12 km", nil), ("1e3", nil), ("nan", nil), ("+5", nil), ("5.", nil),
        ] as [(String, String?)])
    func distance(text: String, read: String?) { #expect(Distance(text)?.description == read) }

    @Test("A distance may have as many decimals as a number can")
    func decimals() throws {
        let long = try #require(Decimal(string: "12.345678901234567890123456789"))
        let distance = try #require(Distance(kilometres: long))
        #expect(Distance(distance.description) == distance)
        #expect(Distance(kilometres: .nan) == nil)
    }

    @Test(
        "A code stands alone or in brackets at the end, in capitals",
        arguments: [
            ("CGN", "CGN"), (" CGN ", "CGN"), ("Cologne Bonn (CGN)", "CGN"), ("(CGN)", "CGN"),
            ("Ulm", nil), ("cgn", nil), ("CGN Terminal 2", nil), ("Köln CGN", nil), ("", nil),
            ("ABCD", nil), ("A1B", nil), ("ÄBC", nil), ("Wien (Hbf)", nil), ("(CGN) West", nil),
        ] as [(String, String?)])
    func codes(place: String, code: String?) { #expect(Airport.code(in: place) == code) }

    @Test("Only the ends of flights are airports")
    func flightsOnly() {
        let gazetteer = PlacesDouble()
        #expect(gazetteer.airport(of: "CGN", by: .flight)?.name == "Cologne Bonn Airport")
        #expect(gazetteer.airport(of: "CGN", by: .train) == nil)
        #expect(gazetteer.airport(of: "XQX", by: .flight) == nil)
    }
}
