extension CalendarDay {
    /// Such as `2026-11-20`.
    package var isoText: String {
        "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}

extension DateTime {
    /// Such as `2026-11-20 14:02`; the seconds only where there are some.
    package var clockText: String {
        let minutes = "\(day.isoText) \(padded(hour, to: 2)):\(padded(minute, to: 2))"
        return second == 0 ? minutes : "\(minutes):\(padded(second, to: 2))"
    }

    /// The clock and its zone: the same for equal times.
    package var isoText: String {
        switch zone {
        case .floating: clockText
        case .utc: "\(clockText) UTC"
        case .named(let name): "\(clockText) \(name)"
        case .custom(let name, let seconds): "\(clockText) \(name)\(seconds)"
        }
    }
}

private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
