import Domain
import TestSupport
import Testing

@Suite("A leg as a text")
struct JourneyLegTests {
    @Test(
        "It is read as it was written",
        arguments: [
            "A 10:00 > B 11:00", "A 10:00 > B -", "~ A 10:00 > B - / 10:01 -",
            "A 10:00 > B 11:00 / - 11:30 missed", "~ A 10:00 > B 11:00 / 10:00 11:00 cancelled",
            "A 10:00f > B 11:00f / 10:01f 11:02f", "A 10:00 > B 12:00L / 10:00f 13:00",
            "A 10:00 > B 11:00 #1", "A 10:00 > B - cancelled #12",
            "A 10:00 > B 11:00 cancelled gave-up", "A 10:00 > B 11:00 missed turned-back",
        ])
    func roundTrip(line: String) throws {
        let leg = JourneyLeg(try #require(Legs([line]).trips.first))
        #expect(JourneyLeg(leg.text, from: "A", to: "B") == leg)
    }

    @Test("The first and the last day of the calendar are written as well")
    func calendar() throws {
        for (year, month, day) in [(1, 1, 1), (9999, 12, 31)] {
            for zone in [Zone.utc, .floating, .named("Pacific/Honolulu"), .named("Asia/Tokyo")] {
                let time = DateTime.at(year, month, day, 0, 0, zone)
                let leg = JourneyLeg(.from(time, to: time))
                #expect(JourneyLeg(leg.text, from: "A", to: "B") == leg)
            }
        }
    }

    @Test(
        "Nothing else is a leg",
        arguments: [
            "", " ", "1", "1 - - -", "- - - - 0", "1 - - - -", "1 - - - 0 0", "1 - - - 0 -1",
            "1 - - - 0 01",
            "1 - - - 0 1 1", "1 - - - 0 x", " 1 - - - 0",
            "1  - - - 0", "1 - - - 0 ", "+1 - - - 0", "01 - - - 0", "1 x - - 0", "1 - - - 32",
            "1 - - - 24", "1 - - - 6", "1 - - - -1", "1 - - - +1", "f - - - 0", "1ff - - - 0",
            "1.5 - - - 0",
            "9223372036854775807 - - - 0", "1 -9223372036854775808 - - 0",
            "99999999999999999999 - - - 0", "1\t-\t-\t-\t0", "1 - - - 0\n", "١ - - - 0",
        ])
    func garbage(text: String) { #expect(JourneyLeg(text, from: "A", to: "B") == nil) }

    @Test("Legs depart one after another; what came instead comes after what it replaced")
    func order() throws {
        let inOrder = Legs([
            "A 10:00 > B 11:00", "A 10:00 > B 12:00", "~ A 10:00 > B -", "~ A 10:00 > B 10:30",
            "A 11:00L > B 12:00L", "A 12:01 > B -",
        ]).legs
        let journey = try #require(Journey(inOrder.reversed()))
        #expect(journey.legs == inOrder)
    }

    @Test("Legs of the same times are in the order of their names")
    func names() throws {
        let legs = Legs(["A 10:00 > B 11:00", "A 10:00 > C 11:00", "A 10:00 > D 11:00"]).legs
        #expect(Journey(legs.reversed())?.legs == legs)
        #expect(Journey([]) == nil)
    }
}
