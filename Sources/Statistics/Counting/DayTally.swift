public import Domain

/// The number of entries on each day, and in each week and month.
public struct DayTally: Hashable, Sendable {
    private let base: SearchTerms
    /// The counts by day since 1970.
    private var counts: [Int: Int] = [:]
    private var without = 0

    /// - Parameter base: The search terms that find all added entries.
    public init(_ base: SearchTerms) { self.base = base }

    mutating func add(_ day: CalendarDay?) {
        guard let day else {
            without += 1
            return
        }
        counts[day.daysSinceEpoch, default: 0] += 1
    }

    /// The days with entries, in order.
    public var days: [CountedGroup<CalendarDay>] {
        known.map { CountedGroup($0, count: $1, terms: base + .day($0)) }
    }

    /// The weeks with entries by their Monday, in order.
    public var weeks: [CountedGroup<CalendarDay>] {
        grouped { day, _ in floorDivide(day + 3, 7) * 7 - 3 }.sorted { $0.key < $1.key }
            .compactMap { first, count in
                // The last week of the calendar ends with the year 9999.
                let days = (first...first + 6).compactMap(CalendarDay.init(daysSinceEpoch:))
                guard let monday = days.first, let sunday = days.last else { return nil }
                return CountedGroup(monday, count: count, terms: base + .days(monday...sunday))
            }
    }

    /// The months with entries, in order.
    public var months: [CountedGroup<ListHeading.Month>] {
        grouped { _, day in day.year * 12 + day.month - 1 }.sorted { $0.key < $1.key }.map {
            let month = ListHeading.Month(year: $0 / 12, month: $0 % 12 + 1)
            return CountedGroup(month, count: $1, terms: base + .month(month))
        }
    }

    /// The twelve months across all years, 1 for January.
    public var monthsOfYear: [CountedGroup<Int>] {
        let counts = grouped { $1.month }
        return (1...12).map {
            CountedGroup($0, count: counts[$0] ?? 0, terms: base + .monthOfYear($0))
        }
    }

    /// The seven days of the week, Monday first.
    public var weekdays: [CountedGroup<Weekday>] {
        let counts = grouped { $1.weekday }
        return Weekday.allCases.map {
            CountedGroup($0, count: counts[$0] ?? 0, terms: base + .weekday($0))
        }
    }

    /// The mean for weeks with entries, or `nil` if there are none.
    public var perWeek: Double? { mean(weeks.count) }

    /// The mean for months with entries, or `nil` if there are none.
    public var perMonth: Double? { mean(months.count) }

    private func mean(_ count: Int) -> Double? {
        count == 0 ? nil : Double(counts.values.reduce(0, +)) / Double(count)
    }

    /// The longest runs of days with entries, and without any.
    public var streaks: Streaks { Streaks(of: known.map(\.day), base) }

    /// The entries without a day, or `nil` if there are none.
    public var unknown: CountedGroup<CalendarDay?>? {
        without == 0 ? nil : CountedGroup(nil, count: without, terms: base + .dayUnknown)
    }

    private var known: [(day: CalendarDay, count: Int)] {
        counts.sorted { $0.key < $1.key }.compactMap { number, count in
            CalendarDay(daysSinceEpoch: number).map { ($0, count) }
        }
    }

    private func grouped<Key: Hashable>(by key: (Int, CalendarDay) -> Key) -> [Key: Int] {
        var groups: [Key: Int] = [:]
        for (number, count) in counts {
            guard let day = CalendarDay(daysSinceEpoch: number) else { continue }
            groups[key(number, day), default: 0] += count
        }
        return groups
    }
}

/// A group of entries with a common fact, and their number.
public struct CountedGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let count: Int
    /// The search terms that find exactly these entries when added to the current search.
    public let terms: SearchTerms

    public init(_ key: Key, count: Int, terms: SearchTerms) {
        self.key = key
        self.count = count
        self.terms = terms
    }
}

/// The longest run of days with entries, and the longest gap.
public struct Streaks: Hashable, Sendable {
    /// The longest run of consecutive days with entries, or the latest of equally long ones.
    public private(set) var longest: Stretch?
    /// The longest gap, with the days of the entries around it, or the latest of equally long ones.
    public private(set) var longestGap: Stretch?

    public struct Stretch: Hashable, Sendable {
        public let days: ClosedRange<CalendarDay>
        /// The number of days. For a gap, it is the number of days without an entry.
        public let length: Int
        /// The search terms that find the entries of these days. For a gap, these are the ones
        /// around it.
        public let terms: SearchTerms
    }

    init(of days: [CalendarDay], _ base: SearchTerms) {
        guard var start = days.first else { return }
        var last = start
        for day in days {
            let gap = last.days(until: day) - 1
            if gap > 0 {
                start = day
                if gap >= longestGap?.length ?? 0 {
                    longestGap = Stretch(
                        days: last...day, length: gap, terms: base + .days(last...day))
                }
            }
            last = day
            let length = start.days(until: day) + 1
            if length >= longest?.length ?? 0 {
                longest = Stretch(
                    days: start...day, length: length, terms: base + .days(start...day))
            }
        }
    }
}
