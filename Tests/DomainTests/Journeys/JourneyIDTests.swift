import Domain
import TestSupport
import Testing

@Suite("What makes trips one journey")
struct JourneyIDTests {
    private func parts(_ lines: [String], of id: String = "Paris") throws -> [[String]] {
        let legs = Legs(lines).legs
        return Journey.journeys(of: legs.reversed(), called: id).map { journey in
            journey.legs.map { lines[Int($0.id.rawValue.prefix(1)) ?? 0] }
        }
    }

    @Test("Under a name, a journey ends with a pause of more than six hours")
    func pause() throws {
        let legs = ["A 10:00 > B 11:00", "B 17:00 > C 18:00", "C 24:01 > D 25:00"]
        #expect(try parts(legs) == [[legs[0], legs[1]], [legs[2]]])
        // By what really happened, the pause is shorter.
        let late = ["A 10:00 > B 11:00 / - 12:30", "B 18:30 > C 19:00"]
        #expect(try parts(late) == [late])
        let unknown = ["A 10:00 > B -", "B 16:01 > C 17:00"]
        #expect(try parts(unknown) == [[unknown[0]], [unknown[1]]])
        // The longest counts, not the last.
        let nested = ["A 10:00 > D 20:00", "A 11:00 > B 12:00", "D 25:00 > E 26:00"]
        #expect(try parts(nested) == [nested])
    }

    @Test("A pause is measured by clocks that have a zone, not by what they show")
    func zones() throws {
        let legs = ["A 10:00 > B 11:00", "B 16:30L > C 17:00L"]
        #expect(try parts(legs) == [[legs[0]], [legs[1]]])
        let held = ["A 10:00 > B 11:00", "B 16:00L > C 17:00L"]
        #expect(try parts(held) == [held])
    }

    @Test("The way back is another journey, also one with changes")
    func wayBack() throws {
        let straight = ["A 10:00 > B 11:00", "B 12:00 > a 13:00"]
        #expect(try parts(straight) == [[straight[0]], [straight[1]]])
        let changes = [
            "A 08:00 > B 09:00", "B 09:20 > C 10:00", "C 13:00 > B 14:00", "B 14:20 > A 15:00",
        ]
        #expect(try parts(changes) == [Array(changes[..<2]), Array(changes[2...])])
        let round = ["A 08:00 > A 09:00"]
        #expect(try parts(round) == [round])
    }

    @Test("A traveller who turned back is still on the same journey")
    func turnedBack() throws {
        let legs = [
            "A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00 cancelled", "~ B 12:00 > A 13:00",
        ]
        #expect(try parts(legs) == [legs])
    }

    @Test("What was given an id stays together, however long the pause")
    func given() throws {
        let id = JourneyID.new()
        let legs = ["A 10:00 > B 11:00", "B 47:00 > A 48:00"]
        #expect(try parts(legs, of: id) == [legs])
        #expect(try parts([], of: id) == [] && parts([]) == [])
    }

    @Test(
        "A name is no id, however much it looks like one",
        arguments: [
            ("journey0123456789abcdef0123456789abcdef", true), ("", false), ("journey", false),
            ("Journey0123456789abcdef0123456789abcdef", false),
            ("journey0123456789ABCDEF0123456789abcdef", false),
            ("journey0123456789abcdef0123456789abcde", false),
            ("journey0123456789abcdef0123456789abcdef0", false),
            ("journey0123456789abcdeg0123456789abcdef", false), ("journey to the sea", false),
        ])
    func isGiven(id: String, isGiven: Bool) { #expect(JourneyID.isGiven(id) == isGiven) }

    @Test("A new id is one, and another each time")
    func new() {
        let id = JourneyID.new()
        #expect(JourneyID.isGiven(id) && id != JourneyID.new())
    }
}
