import Domain
import Foundation
import Statistics

extension JSONValue {
    /// Returns groups, such as `{"genre": "Drama", "count": 3, "search": "kind:film
    /// genre:=\"Drama\""}`.
    static func groups<Key>(
        _ groups: [CountedGroup<Key>], _ members: (Key) -> JSONValue
    ) -> JSONValue {
        JSONValue(groups) {
            .merged(members($0.key), ["count": $0.count, "search": $0.terms.text])
        }
    }

    /// Returns the groups of a name, with those without it last, whose name is null.
    static func names(_ tally: NameTally) -> JSONValue {
        let known = tally.groups.map {
            CountedGroup<CountedName?>($0.key, count: $0.count, terms: $0.terms)
        }
        return groups(known + [tally.unknown].compactMap(\.self)) { ["name": $0?.text] }
    }

    static func month(_ month: ListHeading.Month) -> String? {
        let first = CalendarDay(year: month.year, month: month.month, day: 1)
        return first.map { String($0.isoText.dropLast(3)) }
    }

    /// Returns a share with three decimals.
    static func share(_ share: Double?) -> JSONValue {
        guard let share, share.isFinite else { return .null }
        let thousandths = Int((share * 1_000).rounded())
        let digits = "\(1_000 + thousandths.magnitude % 1_000)".dropFirst()
        return .decimal("\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1_000).\(digits)")
    }

    static func days(_ tally: DayTally) -> JSONValue {
        [
            "months": groups(tally.months) { ["month": month($0)] },
            "weeks": groups(tally.weeks) { ["monday": $0] },
            "weekdays": groups(tally.weekdays) { ["weekday": $0.rawValue] },
            "monthsOfYear": groups(tally.monthsOfYear) { ["month": $0] },
            "perWeek": share(tally.perWeek), "perMonth": share(tally.perMonth),
        ]
    }

    /// - Parameter said: makes the JSON of an entry with additional members.
    static func milestones<Entry>(
        _ milestones: Milestones<Entry>, _ said: (Entry, JSONValue) -> JSONValue
    ) -> JSONValue {
        [
            "first": milestones.first.map { said($0, [:]) },
            "last": milestones.last.map { said($0, [:]) },
            "milestones": JSONValue(milestones.numbered) { said($1, ["number": $0]) },
        ]
    }

    static func quantiles(_ quantiles: Quantiles) -> JSONValue {
        [
            "count": quantiles.count, "lowerQuartile": quantiles.lowerQuartile,
            "median": quantiles.median, "upperQuartile": quantiles.upperQuartile,
            "ninetieth": quantiles.ninetieth,
        ]
    }
}
