import CGtk
import Glibc

extension SpinButton {
    /// Reads a number with a point or a comma, or returns `nil` if the text is not one.
    static func number(_ text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else {
            return nil
        }
        return Double(String(text))
    }

    /// Returns a number with `digits` digits after the decimal separator of the locale.
    static func figures(_ value: Double, digits: Int) -> String {
        let shift = (0..<digits).reduce(1) { power, _ in power * 10 }
        let shifted = Int((value.magnitude * Double(shift)).rounded())
        let whole = (value < 0 ? "-" : "") + String(shifted / shift)
        guard digits > 0 else { return whole }
        let rest = String(shifted % shift)
        let point = localeconv().flatMap { String(borrowing: $0.pointee.decimal_point) } ?? "."
        return whole + point + String(repeating: "0", count: digits - rest.count) + rest
    }
}
