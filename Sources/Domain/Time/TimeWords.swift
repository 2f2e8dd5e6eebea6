/// What an error says of days and times: in plain English, unless somebody has words of a locale.
public struct TimeWords {
    let day: (CalendarDay) -> String
    let time: (DateTime) -> String

    public init(
        day: @escaping (CalendarDay) -> String, time: @escaping (DateTime) -> String
    ) {
        self.day = day
        self.time = time
    }

    /// Such as "29 March 2026" and "02:30".
    public static var plain: TimeWords {
        TimeWords(
            day: { "\($0.day) \(months[$0.month - 1]) \($0.year)" },
            time: { "\(twoDigits($0.hour)):\(twoDigits($0.minute))" })
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

extension SkippedTime: CustomStringConvertible {
    public var description: String { sentence(.plain) }

    /// Such as "02:30 does not exist on 29 March 2026 in Europe/Berlin: clocks go from 02:00 to
    /// 03:00."
    public func sentence(_ words: TimeWords) -> String {
        let place = time.zone.name.isEmpty ? "" : " in \(time.zone.name)"
        let end = from.day == to.day ? "" : " on \(words.day(to.day))"
        return "\(words.time(time)) does not exist on \(words.day(time.day))\(place): "
            + "clocks go from \(words.time(from)) to \(words.time(to))\(end)."
    }
}

extension Zone {
    /// What people call it; empty for a floating time.
    public var name: String {
        switch self {
        case .floating: ""
        case .utc: "UTC"
        case .named(let identifier): identifier
        case .custom(let name, _): name
        }
    }
}
