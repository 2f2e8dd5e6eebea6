import Domain
import Foundation

/// A number of a spreadsheet as the cell shows it, with dates in ISO 8601.
struct SheetNumber {
    /// The meaning that a cell's format gives to its number.
    enum Style: Equatable {
        case plain, percentage
        case date, time, dateTime
        /// Hours that do not begin again after a day.
        case duration
    }

    /// The day with the number zero.
    let epoch: CalendarDay?

    /// - Parameter isFrom1904: whether days are counted from 1904, as on old Macs.
    init(isFrom1904: Bool = false) {
        epoch =
            isFrom1904
            ? CalendarDay(year: 1904, month: 1, day: 1)
            : CalendarDay(year: 1899, month: 12, day: 30)
    }

    /// Returns the text of a number, which is unchanged if it is none.
    func text(_ number: String, _ style: Style) -> String {
        guard let value = Double(number), value.isFinite else { return number }
        switch style {
        case .plain: return Self.decimal(value)
        case .percentage: return Self.decimal(value * 100) + "%"
        case .date, .time, .dateTime, .duration:
            guard abs(value) < 10_000_000 else { return Self.decimal(value) }
            let seconds = Int((value * 86_400).rounded())
            if style == .duration || style == .time && seconds < 86_400 {
                return seconds < 0 ? Self.decimal(value) : Self.clock(seconds)
            }
            let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
            // Spreadsheets count 29 February 1900, which did not exist, so earlier days are later.
            let shift = epoch?.year == 1899 && days < 61 ? 1 : 0
            guard rest >= 0, let day = epoch?.advanced(byDays: days + shift) else {
                return Self.decimal(value)
            }
            return style == .date && rest == 0 ? day.isoText : "\(day.isoText)T\(Self.clock(rest))"
        }
    }

    /// Returns a number without the noise of its binary form, with at most fifteen digits.
    private static func decimal(_ value: Double) -> String {
        if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000_000 { return "\(whole)" }
        return String(format: "%.15g", value)
    }

    /// Returns a time of day or a duration, such as `14:02`, and its seconds if there are any.
    static func clock(_ seconds: Int) -> String {
        let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
        return parts.prefix(parts[2] == "00" ? 2 : 3).joined(separator: ":")
    }
}

extension SheetNumber.Style {
    /// Reads the number of a format that Excel knows without its code.
    init(builtIn number: Int) {
        self =
            switch number {
            case 9, 10: .percentage
            case 14...17, 27...31, 36, 50...54, 57, 58: .date
            case 18...21, 32...35, 45, 47, 55, 56: .time
            case 22: .dateTime
            case 46: .duration
            default: .plain
            }
    }

    /// Reads the code of a format, such as `dd/mm/yyyy hh:mm`.
    init(code: String) {
        var letters = ""
        var rest = code.lowercased()[...]
        var isElapsed = false
        // Only the first section counts, which is that of positive numbers.
        scan: while let character = rest.popFirst() {
            switch character {
            case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
            case "\\", "_", "*": rest = rest.dropFirst()
            case "[":
                let inside = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(inside.count + 1)
                isElapsed = isElapsed || !inside.isEmpty && inside.allSatisfy { "hms".contains($0) }
            case ";": break scan
            default: letters.append(character)
            }
        }
        let hasTime = letters.contains { "hs".contains($0) }
        let hasDate = letters.contains { "yd".contains($0) } || letters.contains("m") && !hasTime
        self =
            switch (hasDate, hasTime) {
            case _ where letters.contains("general"): .plain
            case _ where isElapsed: .duration
            case (true, true): .dateTime
            case (true, false): .date
            case (false, true): .time
            case (false, false): letters.contains("%") ? .percentage : .plain
            }
    }
}
