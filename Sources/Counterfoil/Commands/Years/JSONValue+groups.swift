import Domain
import Foundation
import Statistics

extension JSONValue {
    /// Returns groups, such as `{"genre": "Drama", "count": 3, "search": "kind:film
    /// genre:=\"Drama\""}`.
    static func groups<Key>(
        _ groups: [CountedGroup<Key>], _ members: (Key) -> [(String, JSONValue)]
    ) -> JSONValue {
        .list(
            groups.map { group in
                .object(
                    members(group.key) + [
                        ("count", .number(group.count)), ("search", .text(group.terms.text)),
                    ])
            })
    }

    /// Returns the groups of a name, with those without it last, whose name is null.
    static func names(_ tally: NameTally) -> JSONValue {
        let known = tally.groups.map {
            CountedGroup<CountedName?>($0.key, count: $0.count, terms: $0.terms)
        }
        return groups(known + [tally.unknown].compactMap(\.self)) {
            [("name", .optional($0?.text))]
        }
    }

    static func month(_ month: ListHeading.Month) -> JSONValue {
        let first = CalendarDay(year: month.year, month: month.month, day: 1)
        return .optional(first.map { String($0.isoText.dropLast(3)) })
    }

    static func day(_ day: CalendarDay?) -> JSONValue { day.map { .text($0.isoText) } ?? .null }

    static func optional(_ number: Int?) -> JSONValue { number.map { .number($0) } ?? .null }

    static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    /// Returns a share with three decimals.
    static func share(_ share: Double?) -> JSONValue {
        guard let share, share.isFinite else { return .null }
        let thousandths = Int((share * 1_000).rounded())
        let digits = "\(1_000 + thousandths.magnitude % 1_000)".dropFirst()
        return .decimal("\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1_000).\(digits)")
    }

    static func amount(_ amount: Decimal) -> JSONValue {
        amount.isFinite ? .decimal("\(amount)") : .null
    }

    static func days(_ tally: DayTally) -> [(String, JSONValue)] {
        [
            ("months", groups(tally.months) { [("month", .month($0))] }),
            ("weeks", groups(tally.weeks) { [("monday", .day($0))] }),
            ("weekdays", groups(tally.weekdays) { [("weekday", .text($0.rawValue))] }),
            ("monthsOfYear", groups(tally.monthsOfYear) { [("month", .number($0))] }),
            ("perWeek", .share(tally.perWeek)), ("perMonth", .share(tally.perMonth)),
        ]
    }

    /// - Parameter said: makes the JSON of an entry with additional members.
    static func milestones<Entry>(
        _ milestones: Milestones<Entry>, _ said: (Entry, [(String, JSONValue)]) -> JSONValue
    ) -> [(String, JSONValue)] {
        [
            ("first", milestones.first.map { said($0, []) } ?? .null),
            ("last", milestones.last.map { said($0, []) } ?? .null),
            (
                "milestones",
                .list(milestones.numbered.map { said($1, [("number", .number($0))]) })
            ),
        ]
    }

    static func quantiles(_ quantiles: Quantiles) -> [(String, JSONValue)] {
        [
            ("count", .number(quantiles.count)),
            ("lowerQuartile", .optional(quantiles.lowerQuartile)),
            ("median", .optional(quantiles.median)),
            ("upperQuartile", .optional(quantiles.upperQuartile)),
            ("ninetieth", .optional(quantiles.ninetieth)),
        ]
    }
}
