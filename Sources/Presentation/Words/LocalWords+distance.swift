public import Foundation

nonisolated extension LocalWords {
    /// Such as "1,023 km" or "12.5 km".
    public func kilometres(_ number: Decimal) -> String {
        number.formatted(.number.precision(.fractionLength(0...12)).locale(locale)) + " km"
    }

    /// The same of what was computed: "746 km", and "3.4 km" where it is less than ten.
    public func kilometres(about number: Double) -> String { about(number) + " km" }

    /// The number alone.
    public func about(_ number: Double) -> String {
        number.formatted(
            .number.precision(.fractionLength(0...(number < 9.95 ? 1 : 0))).locale(locale))
    }
}
