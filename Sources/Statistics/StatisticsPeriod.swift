public import Domain

public enum StatisticsPeriod: Hashable, Sendable {
    /// All days, with entries that have none.
    case everything
    case year(Int)
    case month(year: Int, month: Int)
    case days(ClosedRange<CalendarDay>)

    /// The first and the last day, or `nil` for everything.
    public var days: ClosedRange<CalendarDay>? {
        switch self {
        case .everything: nil
        case .year(let year):
            CalendarDay(year: year, month: 1, day: 1).flatMap { first in
                CalendarDay(year: year, month: 12, day: 31).map { first...$0 }
            }
        case .month(let year, let month): CalendarDay(year: year, month: month, day: 1)?.monthRange
        case .days(let days): days
        }
    }

    /// Returns whether an entry of a day is in the period; `nil` stands for an entry without a day.
    public func contains(_ day: CalendarDay?) -> Bool {
        guard let days else { return true }
        return day.map(days.contains) ?? false
    }

    /// Returns the part of the period that is within another one.
    public func within(_ other: StatisticsPeriod) -> StatisticsPeriod {
        guard let limits = other.days else { return self }
        guard let days else { return other }
        let first = max(days.lowerBound, limits.lowerBound)
        let last = min(days.upperBound, limits.upperBound)
        return first...max(first, last) == days ? self : .days(first...max(first, last))
    }

    /// Returns the period of the same kind that is `steps` later, or `nil` if there is none.
    public func moved(by steps: Int) -> StatisticsPeriod? {
        switch self {
        case .everything, .days: nil
        case .year(let year):
            CalendarDay(year: year + steps, month: 1, day: 1).map { .year($0.year) }
        case .month(let year, let month):
            CalendarDay(year: year, month: month, day: 1)?.advanced(byMonths: steps)
                .map { .month(year: $0.year, month: $0.month) }
        }
    }
}

extension [CountedEntry] {
    /// Returns the films, trips and claims of a period, without entries that are still to come.
    ///
    /// - Parameter kind: The kind of entries, or `nil` for all. Claims belong to trips.
    package func parted(
        in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?
    ) -> (films: [CountedFilm], trips: [CountedTrip], claims: ClaimFigures) {
        var (films, trips): ([CountedFilm], [CountedTrip]) = ([], [])
        var claims = ClaimFigures()
        // Copying each entry to look at its day would take longer than all else.
        withUnsafeBufferPointer { entries in
            for place in entries.indices
            where entries[place].counts(in: period, of: kind, until: today) {
                switch entries[place] {
                case .film(let film): films.append(film)
                case .trip(let trip): trips.append(trip)
                case .other: claims.add(entries[place], on: today)
                }
            }
        }
        return (films, trips, claims)
    }
}

extension CountedEntry {
    /// Returns whether the entry is in a period and not still to come.
    ///
    /// - Parameter kind: The kind of entries, or `nil` for all. Claims belong to trips.
    func counts(in period: StatisticsPeriod, of kind: EntryKind?, until today: CalendarDay?) -> Bool
    {
        guard period.contains(day) else { return false }
        let itsKind = self.kind
        return (kind == nil || kind == (itsKind == .claim ? .trip : itsKind))
            && !isStillToCome(on: today)
    }
}

/// The period as searches write it: `2024`, `2024-03` or `2024-03-01..2024-06-30`, and empty for
/// everything.
extension StatisticsPeriod: LosslessStringConvertible {
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        switch (text.utf8.count, parts.count) {
        case (0, _): self = .everything
        case (4, 1):
            guard let year = Self.number(parts[0]) else { return nil }
            self = .year(year)
        case (7, 2):
            guard let year = Self.number(parts[0]), let month = Self.number(parts[1]) else {
                return nil
            }
            self = .month(year: year, month: month)
        default:
            guard text.utf8.count == 22, text.utf8.dropFirst(10).starts(with: "..".utf8),
                let first = CalendarDay(isoText: Array(text.utf8.prefix(10))),
                let last = CalendarDay(isoText: Array(text.utf8.suffix(10))), first <= last
            else { return nil }
            self = .days(first...last)
        }
        guard self == .everything || days != nil else { return nil }
    }

    public var description: String {
        switch self {
        case .everything: ""
        case .year(let year): year.padded(to: 4)
        case .month(let year, let month): year.padded(to: 4) + "-" + month.padded(to: 2)
        case .days(let days): days.lowerBound.isoText + ".." + days.upperBound.isoText
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
    }
}

extension StatisticsPeriod {
    public var terms: SearchTerms {
        switch self {
        case .everything: .all
        case .year(let year): .year(year)
        case .month(let year, let month): .month(ListHeading.Month(year: year, month: month))
        case .days(let days): .days(days)
        }
    }
}

extension [CountedDay] {
    /// Returns the number of entries of a kind on the days before a period.
    package func count(of kind: EntryKind, before period: StatisticsPeriod) -> Int {
        guard let first = period.days?.lowerBound else { return 0 }
        return reduce(0) { count, day in
            guard day.kind == kind, !day.isWanted, let its = day.day, its < first else {
                return count
            }
            return count + day.count
        }
    }
}
