import Domain
import TestSupport
import Testing

@testable import TripsFeature

struct TypedZoneTests {
    @Test("The zones offered are those of the time zone database, and each of them is understood")
    func zonesOffered() throws {
        #expect(Zone.offered.contains("Europe/Vienna"))
        #expect(Zone.offered.contains("UTC"))
        #expect(Zone.offered.count > 300)
        for name in Zone.offered { _ = try Zone(typed: name) }
    }

    @Test("A zone is understood whatever the case it is typed in")
    func zoneCase() throws {
        #expect(try Zone(typed: "europe/vienna") == .vienna)
        #expect(try Zone(typed: "utc") == .utc)
        #expect(try Zone(typed: "") == .floating)
        #expect(throws: TripError.unknownTimeZone("Vienna")) { try Zone(typed: "Vienna") }
    }
}
