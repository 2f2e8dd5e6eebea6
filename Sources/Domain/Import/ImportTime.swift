/// When something in a source was.
public enum ImportTime: Hashable, Sendable {
    case day(CalendarDay)
    /// What a clock showed there.
    case clock(DateTime)
}

extension ImportTime: CustomStringConvertible {
    /// Such as `2026-11-20` or `2026-11-20 14:02`, the same wherever it is read.
    public var description: String {
        switch self {
        case .day(let day): Self.figures(of: day)
        case .clock(let time):
            "\(Self.figures(of: time.day)) \(Self.figures(time.hour)):\(Self.figures(time.minute))"
                + (time.zone == .utc ? " UTC" : "")
        }
    }

    private static func figures(of day: CalendarDay) -> String {
        "\(figures(day.year, 4))-\(figures(day.month))-\(figures(day.day))"
    }

    private static func figures(_ number: Int, _ count: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
