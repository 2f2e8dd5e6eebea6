import Domain
import TestSupport
import Testing

@Suite("Legs in an order of their own")
struct MovedLegsTests {
    private func order(_ lines: [String]) throws -> [String] {
        try #require(Legs(lines).journey).legs.map(\.id.rawValue)
    }

    @Test("The places of legs count where each of them has one, and then the times")
    func places() throws {
        #expect(
            try order(["A 10:00 > B 11:00 #3", "B 11:00 > C 12:00 #1", "C 12:00 > D 13:00 #2"])
                == ["1.ics", "2.ics", "0.ics"])
        #expect(
            try order(["A 10:00 > B 11:00 #2", "B 11:00 > C 12:00 #1", "C 12:00 > D 13:00"])
                == ["0.ics", "1.ics", "2.ics"])
        #expect(
            try order(["B 11:00 > C 12:00 #1", "A 10:00 > B 11:00 #1", "~ B 11:00 > C 12:30 #1"])
                == ["1.ics", "0.ics", "2.ics"])
        #expect(
            try order(["B 11:00 > C 12:00 #0", "A 10:00 > B 11:00 #-1"]) == ["1.ics", "0.ics"])
    }

    @Test("A leg changes places with the one beside it, and the times need no places")
    func moving() throws {
        let lines = ["A 10:00 > B 11:00", "B 11:00 > C 12:00", "C 12:00 > D 13:00"]
        let journey = try #require(Legs(lines).journey)
        func said(_ journey: Journey, _ id: String, earlier: Bool) -> [String]? {
            journey.places(moving: EntryID(id), earlier: earlier)?
                .map { "\($0.id.rawValue) \($0.leg ?? 0)" }
        }
        #expect(said(journey, "2.ics", earlier: true) == ["0.ics 1", "2.ics 2", "1.ics 3"])
        #expect(said(journey, "0.ics", earlier: false) == ["1.ics 1", "0.ics 2", "2.ics 3"])
        #expect(said(journey, "0.ics", earlier: true) == nil)
        #expect(said(journey, "2.ics", earlier: false) == nil)
        #expect(said(journey, "9.ics", earlier: false) == nil)
        let moved = try #require(
            Legs([lines[0] + " #1", lines[1] + " #3", lines[2] + " #2"]).journey)
        #expect(said(moved, "1.ics", earlier: true) == ["0.ics 0", "1.ics 0", "2.ics 0"])
    }

    @Test("The last leg in that order reaches the destination, whenever it began")
    func last() throws {
        let journey = try #require(
            Legs([
                "A 10:00f > B 11:00f / 10:00f 11:05f #1", "B 8:00 > C 9:00 / 8:05 9:12 #2",
            ]).journey)
        #expect(journey.destination == "C" && journey.course.status == .late(.minutes(12)))
    }

    @Test("Under a name, times tell journeys apart, and the places order each of them")
    func parts() throws {
        let legs = Legs([
            "A 10:00 > B 11:00 #2", "B 11:10 > C 12:00 #1", "X 30:00 > Y 31:00",
            "Y 31:10 > Z 32:00",
        ]).legs
        #expect(
            Journey.journeys(of: legs, called: "Work").map { $0.legs.map(\.id.rawValue) }
                == [["1.ics", "0.ics"], ["2.ics", "3.ics"]])
    }
}
