import Domain

/// The parts of an RRULE of a time zone, which recurs every year or every few years.
struct ZoneRuleParts {
    var interval = 1
    var count: Int?
    var until: (clock: Int, isUTC: Bool)?
    private var hour: Int?
    private var minute: Int?
    private var second: Int?
    private var months: Set<Int> = []
    private var monthDays: Set<Int> = []
    private var yearDays: Set<Int> = []
    private var weekdays: Set<Weekday> = []
    private var positions: Set<Int> = []

    private struct Weekday: Hashable {
        /// The day of the week, 0 for Thursday.
        let day: Int
        /// The place within the month: 2 is the second, -1 the last, 0 every one.
        let ordinal: Int
    }

    /// Parses a yearly rule, or returns `nil` if it is none. It names at most one time of day,
    /// because no clock changes every hour.
    init?(_ text: String) {
        var isYearly = false
        for part in text.uppercased().split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { return nil }
            if sides[0] == "FREQ" {
                isYearly = sides[1] == "YEARLY"
            } else if !parse(sides[1], for: sides[0]) {
                return nil
            }
        }
        guard isYearly else { return nil }
    }

    /// Takes a part of the rule, or returns false if the value is invalid or the part is unknown.
    private mutating func parse(_ value: String, for name: String) -> Bool {
        switch name {
        case "INTERVAL": Self.set(&interval, Self.number(value, 1...1_000))
        case "COUNT": Self.set(&count, Self.number(value, 1...100_000))
        case "UNTIL": Self.set(&until, Self.until(value))
        case "BYMONTH": Self.set(&months, Self.numbers(value, 1...12))
        case "BYMONTHDAY": Self.set(&monthDays, Self.numbers(value, -31...31))
        case "BYYEARDAY": Self.set(&yearDays, Self.numbers(value, -366...366))
        case "BYSETPOS": Self.set(&positions, Self.numbers(value, -366...366))
        case "BYDAY": Self.set(&weekdays, Self.weekdays(value))
        case "BYHOUR": Self.set(&hour, Self.number(value, 0...23))
        case "BYMINUTE": Self.set(&minute, Self.number(value, 0...59))
        case "BYSECOND": Self.set(&second, Self.number(value, 0...59))
        default: name == "WKST" || name.hasPrefix("X-")
        }
    }

    private static func set<Value>(_ part: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        part = value
        return true
    }

    private static func set<Value>(_ part: inout Value?, _ value: Value?) -> Bool {
        part = value
        return value != nil
    }

    /// Returns the time of day at which the rule recurs, in seconds since midnight. Parts that it
    /// does not name are those of its start.
    func secondsOfDay(from start: Int) -> Int {
        ((hour ?? start / 3_600) * 60 + (minute ?? start / 60 % 60)) * 60 + (second ?? start % 60)
    }

    /// The number of days that are examined in a year.
    var cost: Int {
        (months.isEmpty && !isByDate ? 12 : max(1, months.count)) * 31 * max(1, weekdays.count)
    }

    /// Whether the rule recurs on the date of its start, as birthdays do.
    private var isByDate: Bool { monthDays.isEmpty && yearDays.isEmpty && weekdays.isEmpty }

    /// Returns the days of a kind of year on which the rule recurs, in order; 1 is 1 January.
    func days(in year: YearKind, from start: CalendarDay) -> [Int] {
        var days: [Int] = []
        var first = 1
        let months = months.isEmpty ? (isByDate ? [start.month] : Set(1...12)) : self.months
        for month in 1...12 {
            let count = CalendarDay.length(ofMonth: month, in: year.isLeap ? 2000 : 2001)
            if months.contains(month) {
                days += (1...count).filter { day in
                    isByDate
                        ? day == start.day
                        : isAmong(monthDays, day, of: count)
                            && happens(day, of: count, first + day - 1, in: year)
                }.map { first + $0 - 1 }
            }
            first += count
        }
        guard !positions.isEmpty else { return days }
        return days.enumerated().filter { isAmong(positions, $0.offset + 1, of: days.count) }
            .map(\.element)
    }

    /// Whether a day has a weekday and a day of the year that the rule allows.
    private func happens(_ day: Int, of count: Int, _ place: Int, in year: YearKind) -> Bool {
        let length = year.isLeap ? 366 : 365
        guard isAmong(yearDays, place, of: length) else { return false }
        let weekday = (year.weekday + place - 1) % 7
        return weekdays.isEmpty
            || weekdays.contains { wanted in
                guard wanted.day == weekday else { return false }
                return months.isEmpty
                    ? isNth(wanted.ordinal, place, of: length)
                    : isNth(wanted.ordinal, day, of: count)
            }
    }

    /// Whether a list allows a number, which it may count from the end. An empty list allows all.
    private func isAmong(_ list: Set<Int>, _ number: Int, of count: Int) -> Bool {
        list.isEmpty || list.contains(number) || list.contains(number - count - 1)
    }

    private func isNth(_ ordinal: Int, _ number: Int, of count: Int) -> Bool {
        ordinal == 0 || ordinal == (number - 1) / 7 + 1 || ordinal == -((count - number) / 7 + 1)
    }

    private static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
        Int(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Parses a list of numbers. Zero is invalid.
    private static func numbers(_ text: String, _ range: ClosedRange<Int>) -> Set<Int>? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { number(String($0), range) }.filter { $0 != 0 }
        return numbers.count == parts.count ? Set(numbers) : nil
    }

    private static func weekdays(_ text: String) -> Set<Weekday>? {
        let names = ["TH", "FR", "SA", "SU", "MO", "TU", "WE"]
        var found: Set<Weekday> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let day = names.firstIndex(of: String(part.suffix(2))) else { return nil }
            let digits = String(part.dropLast(2))
            guard let ordinal = digits.isEmpty ? 0 : number(digits, -53...53) else { return nil }
            found.insert(Weekday(day: day, ordinal: ordinal))
        }
        return found.unlessEmpty
    }

    private static func until(_ text: String) -> (clock: Int, isUTC: Bool)? {
        guard let time = Values.time(text) else { return nil }
        let reading = ZoneReading(time)
        // A day counts to its end.
        guard let clock = time.clock else { return (reading.clock + 86_399, false) }
        return (reading.clock, clock.isUTC)
    }
}
