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
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(text) : nil
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
