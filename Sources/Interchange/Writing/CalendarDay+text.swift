import Domain

extension CalendarDay {
    /// As ISO 8601 writes it, such as `2026-11-19`.
    var text: String {
        "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
    }
}

enum Digits {
    static func padded(_ number: Int, to length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}
