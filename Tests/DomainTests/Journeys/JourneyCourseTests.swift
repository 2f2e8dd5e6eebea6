import Domain
import TestSupport
import Testing

@Suite("What became of a journey")
struct JourneyCourseTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let legs: Legs
        let states: [LegState]
        let status: TripStatus
        /// The indices of the legs without a substitute.
        let lost: [Int]

        init(
            _ name: String, _ lines: [String], _ states: [LegState], _ status: TripStatus,
            lost: [Int] = [], month: Int = 11, day: Int = 20
        ) {
            self.name = name
            legs = Legs(lines, month: month, day: day)
            self.states = states
            self.status = status
            self.lost = lost
        }

        var testDescription: String { name }
    }

    @Test("States, delay at the destination, and what was lost", arguments: simple + lost + clocks)
    func course(expected: Case) throws {
        let journey = try #require(expected.legs.journey)
        #expect(journey.states == expected.states)
        #expect(journey.course.status == expected.status)
        #expect(journey.unreplacedLegs.map(\.id) == expected.lost.map { journey.legs[$0].id })
        // As one trip it says the same.
        #expect(journey.whole.status == expected.status)
    }

    static let simple = [
        Case(
            "nothing recorded", ["A 10:00 > B 11:00", "B 11:20 > C 13:00"],
            [.planned, .planned], .unknown),
        Case(
            "the first on time, the rest not recorded",
            ["A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00"], [.travelled, .planned], .unknown),
        Case(
            "departed late, the arrival not recorded",
            ["A 10:00 > B 11:00 / 10:07 -", "B 11:20 > C 13:00"], [.travelled, .planned],
            .late(.minutes(7))),
        Case(
            "only the departure of the last recorded: nothing is known of the destination",
            ["A 10:00 > B 11:00", "B 11:20 > C 13:00 / 11:20 -"], [.planned, .travelled], .unknown),
        Case(
            "on time", ["A 10:00 > B 11:00 / 10:00 11:05", "B 11:20 > C 13:00 / 11:25 13:00"],
            [.travelled, .travelled], .onTime),
        Case(
            "late at the destination, whatever was at the change",
            ["A 10:00 > B 11:00 / 10:30 11:30", "B 11:20 > C 13:00 / 11:35 13:12"],
            [.travelled, .travelled], .late(.minutes(12))),
        Case(
            "early", ["A 10:00 > B 11:00", "B 11:20 > C 13:00 / - 12:55"],
            [.planned, .travelled], .early(.minutes(5))),
        Case(
            "an arrival that nobody promised", ["A 10:00 > B 11:00", "B 11:20 > C - / - 13:10"],
            [.planned, .travelled], .unknown),
        Case(
            "only arrivals recorded, the first after the second was to depart",
            ["A 10:00 > B 11:00 / 11:30 12:30", "B 11:20 > C 13:00 / - 14:00"],
            [.travelled, .travelled], .late(.minutes(60))),
        Case(
            "equal departures, one after another by their arrivals",
            ["A 10:00 > C 13:00 / - 13:05", "A 10:00 > B 11:00"], [.planned, .travelled],
            .late(.minutes(5))),
        Case(
            "equal departures, nothing recorded", ["A 10:00 > B 11:00", "B 10:00 > C 13:00"],
            [.planned, .planned], .unknown),
        Case("a single leg", ["A 10:00 > B 11:00 / 10:00 11:02"], [.travelled], .late(.minutes(2))),
        Case("a single leg that departed", ["A 10:00 > B 11:00 / 10:00 -"], [.travelled], .onTime),
        Case("a single leg, not recorded", ["A 10:00 > B 11:00"], [.planned], .unknown),
        Case(
            "a single leg that was cancelled", ["A 10:00 > B 11:00 / 10:00 - cancelled"],
            [.cancelled], .cancelled, lost: [0]),
        Case(
            "a single leg whose connection was missed", ["A 10:00 > B 11:00 / - 11:30 missed"],
            [.travelled], .missedConnection),
        Case(
            "nothing but a substitute", ["~ A 10:00 > B 11:00 / - 11:30"], [.travelled],
            .late(.minutes(30))),
    ]

    static let lost = [
        Case(
            "missed, and nobody said what came instead",
            ["A 10:00 > B 11:00 / - 11:30 missed", "B 11:20 > C 13:00", "C 13:30 > D 14:00"],
            [.travelled, .missed, .planned], .missedConnection, lost: [1]),
        Case(
            "missed, as it was said of the leg that had left",
            ["A 10:00 > B 11:00 / - 11:30", "B 11:20 > C 13:00 missed", "C 13:30 > D 14:00"],
            [.travelled, .missed, .planned], .missedConnection, lost: [1]),
        Case(
            "missed, as it was said of the leg that had left, and a later train",
            [
                "A 10:00 > B 11:00 / - 11:30", "B 11:20 > C 13:00 missed",
                "~ B 12:20 > C 14:00 / - 14:05",
            ], [.travelled, .missed, .travelled], .late(.minutes(65))),
        Case(
            "missed, then a later train, then as planned",
            [
                "A 10:00 > B 11:00 / - 11:30 missed", "B 11:20 > C 13:00",
                "~ B 12:20 > C 14:00 / 12:20 14:03", "C 14:30 > D 15:00 / 14:30 15:01",
            ], [.travelled, .missed, .travelled, .travelled], .late(.minutes(1))),
        Case(
            "missed, and straight to the destination: the rest was not needed",
            [
                "A 10:00 > B 11:00 / - 11:30 missed", "B 11:20 > C 13:00", "C 13:30 > D 14:00",
                "~ B 12:20 > D 15:00 / - 15:10",
            ], [.travelled, .missed, .travelled, .skipped], .late(.minutes(70))),
        Case(
            "the substitute is on its way", ["A 10:00 > B 11:00 cancelled", "~ A 11:00 > B 12:00"],
            [.cancelled, .planned], .cancelled),
        Case(
            "the substitute has the time of what it replaces",
            ["A 10:00 > B 11:00 cancelled", "~ A 10:00 > B - / - 11:45"],
            [.cancelled, .travelled], .late(.minutes(45))),
        Case(
            "the substitute left before",
            ["A 10:00 > B 11:00 cancelled", "~ A 09:30 > B 10:45 / - 10:50", "B 11:20 > C 13:00"],
            [.travelled, .cancelled, .planned], .cancelled),
        Case(
            "the first cancelled, the rest as planned",
            ["A 10:00 > B 11:00 cancelled", "B 11:20 > C 13:00 / 11:20 13:00"],
            [.cancelled, .travelled], .onTime, lost: [0]),
        Case(
            "the last cancelled, and a taxi",
            [
                "A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00 cancelled",
                "~ B 12:00 > C - / 12:00 13:15",
            ], [.travelled, .cancelled, .travelled], .late(.minutes(15))),
        Case(
            "the last cancelled, and nothing since",
            ["A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00 cancelled"],
            [.travelled, .cancelled], .cancelled, lost: [1]),
        Case(
            "turned back",
            [
                "A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00 cancelled",
                "~ B 12:00 > A - / 12:00 13:00",
            ], [.travelled, .cancelled, .travelled], .cancelled),
        Case(
            "a substitute that was cancelled as well",
            [
                "A 10:00 > B 11:00 cancelled", "~ A 10:30 > B 11:30 cancelled",
                "~ A 11:00 > B - / - 12:00",
            ], [.cancelled, .cancelled, .travelled], .late(.minutes(60))),
        Case(
            "a substitute that was cancelled as well, and nothing since",
            ["A 10:00 > B 11:00 cancelled", "~ A 10:30 > B 11:30 cancelled"],
            [.cancelled, .cancelled], .cancelled, lost: [1]),
        Case(
            "the connection from a substitute was missed",
            [
                "A 10:00 > B 11:00 cancelled", "~ A 10:30 > B 11:30 / - 11:45 missed",
                "B 11:40 > C 13:00",
            ], [.cancelled, .travelled, .missed], .cancelled, lost: [2]),
        Case(
            "all cancelled, and one bus for all",
            [
                "A 10:00 > B 11:00 cancelled", "B 11:20 > C 13:00 cancelled",
                "~ A 10:30 > C 14:00 / - 14:00",
            ], [.cancelled, .travelled, .cancelled], .late(.minutes(60))),
        Case(
            "two were lost: what lies between them was not needless",
            [
                "A 09:00 > B 10:00 cancelled", "~ A 09:30 > B 10:30 / - 10:20",
                "B 10:40 > C 11:00", "C 11:20 > D 13:00 cancelled", "~ C 12:00 > D 14:00 / - 14:00",
            ], [.cancelled, .travelled, .planned, .cancelled, .travelled], .late(.minutes(60))),
        Case(
            "missed, but it was waiting: its times were recorded",
            ["A 10:00 > B 11:00 / - 11:22 missed", "B 11:20 > C 13:00 / 11:30 13:10"],
            [.travelled, .travelled], .late(.minutes(10))),
        Case(
            "destinations are the same without regard to case and accents",
            ["A 10:00 > Köln 11:00 cancelled", "~ A 11:00 > KÖLN 12:00 / - 12:00"],
            [.cancelled, .travelled], .late(.minutes(60))),
    ]

    static let clocks = [
        Case(
            "over midnight", ["A 22:00 > B 23:30 / - 24:10", "B 23:50 > C 25:00 / 24:20 25:40"],
            [.travelled, .travelled], .late(.minutes(40))),
        Case(
            "over a border of zones",
            ["A 10:00 > B 13:00 / - 13:00", "B 12:30L > C 13:00L / - 13:05L"],
            [.travelled, .travelled], .late(.minutes(5))),
        Case(
            "recorded by the clock at home",
            ["A 10:00 > B 13:00 / - 13:00", "B 12:30L > C 13:00L / - 14:05"],
            [.travelled, .travelled], .late(.minutes(5))),
        Case(
            "the night with an hour more",
            ["A 23:00 > B 25:30 / - 25:30", "B 25:50 > C 26:30 / - 27:30"],
            [.travelled, .travelled], .late(.minutes(120)), month: 10, day: 24),
        Case(
            "a substitute after the hour that was left out",
            ["A 25:30 > B 25:50 cancelled", "~ A 27:10 > B 27:30 / - 27:30"],
            [.cancelled, .travelled], .late(.minutes(40)), month: 3, day: 28),
        Case(
            "floating times", ["A 10:00f > B 11:00f / - 11:00f", "B 11:20f > C 13:00f / - 13:04f"],
            [.travelled, .travelled], .late(.minutes(4))),
        Case(
            "a substitute by a clock without a zone has no delay that one could tell",
            ["A 10:00 > B 11:00 cancelled", "~ A 11:00f > B 12:00f / 11:00f 12:00f"],
            [.cancelled, .travelled], .unknown),
        Case(
            "what was recorded has no zone, what was promised has",
            ["A 10:00 > B 11:00 / 10:00f 11:30f"], [.travelled], .unknown),
        Case(
            "the arrival has a zone, the departure has none",
            ["A 10:00f > B 11:00 / 10:00f 11:30"], [.travelled], .late(.minutes(30))),
    ]
}
