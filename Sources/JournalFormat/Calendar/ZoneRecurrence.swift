import Domain

/// The days on which an RRULE of a time zone recurs, worked out for the fourteen kinds of years, so
/// that no single year has to be expanded.
struct ZoneRecurrence: Sendable {
    /// A number of years in which even a rule for a leap day on a Monday recurs once.
    private static let patience = 48

    /// The days of each kind of year, in order; 1 is 1 January.
    private let days: [[Int]]
    private let interval: Int
    private let start: CalendarDay
    /// The time of day at which it recurs, in seconds since midnight.
    private let secondsOfDay: Int
    /// The reading of the clock after which the rule ends.
    private var end = Int.max

    enum Failure: Error {
        case senseless, never, endless
    }

    /// - Parameters:
    ///   - start: the reading from which the rule applies.
    ///   - before: the offset from UTC before each onset, in seconds.
    init(
        _ text: String, from start: ZoneReading, before: Int, work: inout ZoneWork
    ) throws(Failure) {
        guard let parts = ZoneRuleParts(text) else { throw .senseless }
        self.start = start.day
        interval = parts.interval
        secondsOfDay = parts.secondsOfDay(from: start.secondsOfDay)
        var days: [[Int]] = []
        for kind in YearKind.all {
            guard work.takes(parts.cost) else { throw .endless }
            days.append(parts.days(in: kind, from: start.day))
        }
        guard days.contains(where: { !$0.isEmpty }) else { throw .never }
        self.days = days
        if let count = parts.count {
            end = try lastDay(of: count, work: &work).map { ($0 + 1) * 86_400 - 1 } ?? .max
        }
        if let until = parts.until {
            end = min(end, until.isUTC ? until.clock + before : until.clock)
        }
    }

    /// Returns the last reading at or before `limit` at which the rule recurs, in seconds since
    /// 1970.
    func lastOnset(before limit: Int) -> Int? {
        lastDay(before: limit).map { $0 * 86_400 + secondsOfDay }
    }

    private func lastDay(before limit: Int) -> Int? {
        let last = floorDivided(min(limit, end) - secondsOfDay, by: 86_400)
        guard last >= start.daysSinceEpoch else { return nil }
        guard var year = CalendarDay(daysSinceEpoch: last)?.year else { return nil }
        year -= (year - start.year) % interval
        for _ in 0..<Self.patience where year >= start.year {
            let kind = YearKind(year)
            if let day = days[kind.place].last(where: { kind.eve + $0 <= last }) {
                return kind.eve + day >= start.daysSinceEpoch ? kind.eve + day : nil
            }
            year -= interval
        }
        return nil
    }

    /// Returns the day of the last of a number of recurrences, or `nil` if there are fewer.
    private func lastDay(of count: Int, work: inout ZoneWork) throws(Failure) -> Int? {
        var left = count
        for year in stride(from: start.year, through: 9_999, by: interval) {
            guard work.takes(1) else { throw .endless }
            let kind = YearKind(year)
            let here =
                year == start.year
                ? days[kind.place].filter { kind.eve + $0 >= start.daysSinceEpoch }
                : days[kind.place]
            if here.count >= left { return kind.eve + here[left - 1] }
            left -= here.count
        }
        return nil
    }
}

/// A kind of year: its first weekday, and whether it is a leap year.
struct YearKind {
    /// A year of each kind, in their order.
    static let all = (0..<14).map { place in
        YearKind(place < 7 ? commonYears[place] : leapYears[place - 7])
    }
    private static let commonYears = years(from: 2001, isLeap: false)
    private static let leapYears = years(from: 2000, isLeap: true)

    let isLeap: Bool
    /// The weekday of 1 January, 0 for Thursday, which 1 January 1970 was.
    let weekday: Int
    /// The day before 1 January, in days since 1970.
    let eve: Int

    init(_ year: Int) {
        isLeap = CalendarDay.length(ofMonth: 2, in: year) == 29
        let first = CalendarDay(year: max(1, min(9_999, year)), month: 1, day: 1)
        let days = first?.daysSinceEpoch ?? 0
        eve = days - 1
        weekday = ((days % 7) + 7) % 7
    }

    var place: Int { (isLeap ? 7 : 0) + weekday }

    /// Returns the first year that begins on each weekday, from Thursday on.
    private static func years(from year: Int, isLeap: Bool) -> [Int] {
        (0..<7).map { weekday in
            (year..<year + 40).first { year in
                let kind = YearKind(year)
                return kind.isLeap == isLeap && kind.weekday == weekday
            } ?? year
        }
    }
}

/// Divides and rounds down.
func floorDivided(_ value: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
}
