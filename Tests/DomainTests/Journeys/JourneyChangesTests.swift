import Domain
import TestSupport
import Testing

@Suite("Changes from one leg to the next")
struct JourneyChangesTests {
    /// A case with its legs and the changes between them, in minutes.
    struct Case: CustomTestStringConvertible {
        let name: String
        let legs: Legs
        let changes: [Change]

        init(_ name: String, _ lines: [String], _ changes: [Change], month: Int = 11, day: Int = 20)
        {
            self.name = name
            legs = Legs(lines, month: month, day: day)
            self.changes = changes
        }

        var testDescription: String { name }
    }

    struct Change: Equatable {
        let promised: Int?
        let actual: Int?
        let isHeld: Bool?

        init(_ promised: Int?, _ actual: Int?, isHeld: Bool?) {
            (self.promised, self.actual, self.isHeld) = (promised, actual, isHeld)
        }
    }

    @Test(
        "The time that was promised, the time there was, and whether it was enough",
        arguments: cases)
    func changes(expected: Case) throws {
        let changes = try #require(expected.legs.journey).changes.map { change in
            Change(
                change.promised.map { Int($0.components.seconds) / 60 },
                change.actual.map { Int($0.components.seconds) / 60 }, isHeld: change.isHeld)
        }
        #expect(changes == expected.changes)
    }

    static let cases = [
        Case("a single leg has none", ["A 10:00 > B 11:00 / 10:00 11:00"], []),
        Case(
            "nothing recorded: nobody knows",
            ["A 10:00 > B 11:00", "B 11:20 > C 13:00"], [Change(20, nil, isHeld: nil)]),
        Case(
            "no arrival by the timetable",
            ["A 10:00 > B - / - 11:05", "B 11:20 > C 13:00 / 11:21 -"],
            [Change(nil, 16, isHeld: true)]),
        Case(
            "held", ["A 10:00 > B 11:00 / 10:00 11:12", "B 11:20 > C 13:00 / 11:20 13:00"],
            [Change(20, 8, isHeld: true)]),
        Case(
            "held though nobody recorded when",
            ["A 10:00 > B 11:00", "B 11:20 > C 13:00 / - 13:00"], [Change(20, nil, isHeld: true)]),
        Case(
            "held because it waited",
            ["A 10:00 > B 11:00 / - 11:25", "B 11:20 > C 13:00 / 11:30 13:00"],
            [Change(20, 5, isHeld: true)]),
        Case(
            "missed: it had left before",
            ["A 10:00 > B 11:00 / - 11:30 missed", "B 11:20 > C 13:00"],
            [Change(20, -10, isHeld: false)]),
        Case(
            "missed though there was time",
            ["A 10:00 > B 11:00 / - 11:15 missed", "B 11:20 > C 13:00"],
            [Change(20, 5, isHeld: false)]),
        Case(
            "missed, and nobody recorded the arrival",
            ["A 10:00 > B 11:00 missed", "B 11:20 > C 13:00"],
            [Change(20, nil, isHeld: false)]),
        Case(
            "to what came instead nothing was promised, and from it not that",
            [
                "A 10:00 > B 11:00 / - 11:30 missed", "B 11:20 > C 13:00",
                "~ B 12:20 > C 14:00 / 12:25 14:03", "C 14:30 > D 15:00 / 14:30 15:01",
            ],
            [
                Change(20, -10, isHeld: false), Change(nil, 55, isHeld: nil),
                Change(90, 27, isHeld: nil),
            ]),
        Case(
            "the next is cancelled: there was no connection",
            ["A 10:00 > B 11:00 / - 11:00", "B 11:20 > C 13:00 cancelled"],
            [Change(20, 20, isHeld: nil)]),
        Case(
            "nobody recorded the next: what was left by the timetable",
            ["A 10:00 > B 11:00 / - 11:12", "B 11:20 > C 13:00"], [Change(20, 8, isHeld: nil)]),
        Case(
            "nor where it came later than the next was to leave",
            ["A 10:00 > B 11:00 / - 11:28", "B 11:20 > C 13:00"], [Change(20, -8, isHeld: nil)]),
        Case(
            "over a border of zones",
            ["A 10:00 > B 12:00L / - 12:10L", "B 13:30 > C 14:00 / 13:30 14:00"],
            [Change(30, 20, isHeld: true)]),
        Case(
            "while the clocks go back",
            ["A 23:00 > B 25:50 / - 25:50", "B 27:10 > C 28:00 / 27:10 28:00"],
            [Change(140, 140, isHeld: true)], month: 10, day: 24),
        Case(
            "between times with and without a zone",
            ["A 10:00 > B 11:00 / - 11:00", "B 11:20f > C 13:00f / 11:20f 13:00f"],
            [Change(nil, nil, isHeld: true)]),
    ]
}
