/// The day or time of an entry in a source.
public enum ImportTime: Hashable, Sendable {
    case day(CalendarDay)
    /// A local time.
    case clock(DateTime)
}

extension ImportTime: CustomStringConvertible {
    /// The time in a form independent of locale, such as `2026-11-20` or `2026-11-20 14:02`.
    public var description: String {
        switch self {
        case .day(let day): day.isoText
        case .clock(let time):
            "\(time.day.isoText) \(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))"
                + (time.zone == .utc ? " UTC" : "")
        }
    }
}
