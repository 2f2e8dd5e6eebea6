import Foundation

extension DistanceUnit {
    /// Reads a unit behind a number, such as `km` or `miles`.
    init?(written text: String) {
        switch text.lowercased() {
        case "km", "kilometres", "kilometers", "kilometer": self = .kilometres
        case "m", "metres", "meters", "meter": self = .metres
        case "mi", "mi.", "mile", "miles": self = .miles
        default: return nil
        }
    }

    /// Returns a number of this unit in kilometres. Miles are rounded to a tenth.
    func kilometres(_ number: Decimal) -> Decimal {
        switch self {
        case .kilometres: return number
        case .metres: return number / 1_000
        case .miles:
            var exact = number * Decimal(1_609_344) / 1_000_000
            var rounded = Decimal()
            NSDecimalRound(&rounded, &exact, 1, .plain)
            return rounded
        }
    }
}

extension RunningTimeUnit {
    /// Returns the minutes of a number of this unit, or of a text that has its own, such as `1:52`
    /// or `08:40:00`. Returns `nil` for other text.
    func minutes(_ text: String) -> Int? {
        let text = text.onOneLine
        guard let number = Int(text) else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
                .map { UInt16($0).map(Int.init) }
            guard parts.count == 3 else { return WrittenNumber.minutes(text) }
            guard let hours = parts[0], hours < 1_000, let minutes = parts[1], minutes < 60,
                let seconds = parts[2], seconds < 60
            else { return nil }
            return hours * 60 + minutes + (seconds + 30) / 60
        }
        guard (0...10_000_000).contains(number) else { return nil }
        return switch self {
        case .minutes: number
        case .seconds: (number + 30) / 60
        case .hours: number * 60
        }
    }
}
