extension DayNumbers {
    /// The day in ISO 8601, such as `2026-11-31`.
    package var isoText: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }

    /// Reads what `isoText` writes, and returns `nil` for any other text.
    @inlinable
    package init?(isoText bytes: some Collection<UInt8>) {
        guard bytes.count == 10 else { return nil }
        var numbers = [0, 0, 0]
        var part = 0
        for (place, byte) in bytes.enumerated() {
            if place == 4 || place == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                part += 1
            } else {
                guard byte.isDigit else { return nil }
                numbers[part] = numbers[part] * 10 + Int(byte - 0x30)
            }
        }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}

extension CalendarDay {
    /// The day in ISO 8601, such as `2026-11-20`.
    package var isoText: String { DayNumbers(self).isoText }

    /// Reads what `isoText` writes, and returns `nil` for any other text.
    @inlinable
    package init?(isoText bytes: some Collection<UInt8>) {
        guard let day = DayNumbers(isoText: bytes)?.calendarDay else { return nil }
        self = day
    }
}

extension EntrySummary.ClockTime {
    /// The time of day, such as `14:02`.
    package var isoText: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}

extension DateTime {
    /// The local time, such as `2026-11-20 14:02`. Seconds are included unless they are zero.
    package var clockText: String {
        let minutes = "\(day.isoText) \(hour.padded(to: 2)):\(minute.padded(to: 2))"
        return second == 0 ? minutes : "\(minutes):\(second.padded(to: 2))"
    }

    /// The local time with its zone, the same for equal times.
    package var isoText: String {
        switch zone {
        case .floating: clockText
        case .utc: "\(clockText) UTC"
        case .named(let name): "\(clockText) \(name)"
        case .custom(let name, let seconds): "\(clockText) \(name)\(seconds)"
        }
    }
}

extension Int {
    /// Returns the number with leading zeros, up to a width.
    package func padded(to width: Int) -> String { String(self).padded(to: width) }
}

extension String {
    /// Returns the digits with leading zeros, up to a width.
    func padded(to width: Int) -> String {
        let missing = width - utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + self : self
    }
}
