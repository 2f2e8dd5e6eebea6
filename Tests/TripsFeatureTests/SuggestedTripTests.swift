import Domain
import Foundation
import Testing

@testable import TripsFeature

struct SuggestedTripTests {
    @Test("The last hour of a day suggests the first of the next")
    func lateEvening() throws {
        let trip = try #require(
            Trip.suggested(at: Date(timeIntervalSince1970: 1_795_214_100), in: .vienna))
        #expect(trip.departure == time(21, 0, 0))
        #expect(trip.arrival == time(21, 1, 0))
    }

    @Test("A machine that runs by UTC suggests UTC")
    func machineInUTC() throws {
        let zone = try #require(TimeZone(identifier: "Etc/UTC"))
        #expect(Trip.suggested(at: thatAfternoon, in: zone)?.departure == time(20, 13, 0, .utc))
    }
}
