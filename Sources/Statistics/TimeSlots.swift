public import Domain

/// The equal slots that a period is divided into: years, months or days.
public struct TimeSlots: Sendable {
    public enum Length: Sendable {
        case year, month, day
    }

    public let length: Length
    public let slots: [StatisticsPeriod]

    /// - Parameter days: The days with entries, which tell the years of everything.
    public init(of period: StatisticsPeriod, with days: some Sequence<CalendarDay>) {
        switch period {
        case .everything:
            let years = days.map(\.year)
            length = .year
            slots = years.min().map { ($0...(years.max() ?? $0)).map { .year($0) } } ?? []
        case .year(let year):
            length = .month
            slots = (1...12).map { .month(year: year, month: $0) }
        case .month, .days: (length, slots) = period.days.map(Self.slots) ?? (.day, [])
        }
    }

    private static func slots(of days: ClosedRange<CalendarDay>) -> (Length, [StatisticsPeriod]) {
        let (first, last) = (days.lowerBound, days.upperBound)
        let count = first.days(until: last) + 1
        if count <= 62 {
            return (
                .day, (0..<count).compactMap { first.advanced(byDays: $0).map { .days($0...$0) } }
            )
        }
        if count <= 3 * 366 {
            let months = (first.year * 12 + first.month - 1)...(last.year * 12 + last.month - 1)
            return (.month, months.map { .month(year: $0 / 12, month: $0 % 12 + 1) })
        }
        return (.year, (first.year...last.year).map { .year($0) })
    }

    /// Returns the number of entries in each slot.
    public func counts(of days: some Sequence<CountedDay>) -> [Int] {
        let places = places
        var counts = [Int](repeating: 0, count: slots.count)
        for day in days {
            if let place = day.day.flatMap(places) { counts[place] += day.count }
        }
        return counts
    }

    /// Returns the index of the slot that a day is in, or `nil` if there is none.
    var places: (CalendarDay) -> Int? {
        var places: [Int: Int] = [:]
        for (place, slot) in slots.enumerated() {
            if let day = slot.days?.lowerBound { places[key(day)] = place }
        }
        return { [self] in places[key($0)] }
    }

    private func key(_ day: CalendarDay) -> Int {
        switch length {
        case .year: day.year
        case .month: day.year * 12 + day.month
        case .day: day.daysSinceEpoch
        }
    }
}
