/// When something in a source was.
public enum ImportTime: Hashable, Sendable {
    case day(CalendarDay)
    /// The reading of a clock there.
    case clock(DateTime)
}

extension ImportTime: CustomStringConvertible {
    /// Such as `2026-11-20` or `2026-11-20 14:02`, the same wherever it is read.
    public var description: String {
        switch self {
        case .day(let day): day.isoText
        case .clock(let time):
            "\(time.day.isoText) \(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))"
                + (time.zone == .utc ? " UTC" : "")
        }
    }
}
