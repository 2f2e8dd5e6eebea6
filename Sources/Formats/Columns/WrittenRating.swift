import Domain
import Foundation

/// A rating as a cell states it.
enum WrittenRating {
    /// A number on the column's scale.
    case number(Double)
    /// A number with its scale, such as `7/10`, `80 %` or `★★★½`.
    case scaled(OriginalRating)
    case none
    case unreadable

    init(_ text: String, mark: DecimalMark?) {
        let text = text.onOneLine
        if text.isEmpty || text.allSatisfy({ "-–—0☆".contains($0) }) {
            self = .none
            return
        }
        if text.contains("★") || text.contains("⭐") {
            let stars = Double(text.count { "★⭐".contains($0) }) + (text.contains("½") ? 0.5 : 0)
            self = OriginalRating(stars, of: 5).map(Self.scaled) ?? .unreadable
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if text.hasSuffix("%") {
            self = Self.scaled(text.dropLast(), of: 100, mark)
        } else if parts.count == 2, let best = Self.number(parts[1], mark), best <= 1_000 {
            self = Self.scaled(parts[0], of: best, mark)
        } else if let number = Self.number(text[...], mark) {
            self = number == 0 ? .none : .number(number)
        } else {
            self = .unreadable
        }
    }

    private static func scaled(_ text: Substring, of best: Double, _ mark: DecimalMark?) -> Self {
        guard let number = number(text, mark) else { return .unreadable }
        if number == 0 { return .none }
        return OriginalRating(number, of: best).map(Self.scaled) ?? .unreadable
    }

    private static func number(_ text: Substring, _ mark: DecimalMark?) -> Double? {
        // The number's own digits are parsed, or 7.757 would become 7.757000000000001.
        WrittenNumber.read(String(text), mark: mark).flatMap { Double("\($0)") }
    }
}

/// The scale of a column's numbers.
enum RatingScale: String, CaseIterable {
    case five = "5"
    case ten = "10"
    case twenty = "20"
    case hundred = "100"
    /// School marks, of which 1 is the best and 6 the worst.
    case school

    private var best: Double { Double(rawValue) ?? 6 }

    func rating(_ number: Double) -> OriginalRating? {
        guard self == .school else { return OriginalRating(number, of: best) }
        return number >= 1 ? OriginalRating(7 - number, of: 6) : nil
    }

    private func holds(_ number: Double) -> Bool {
        number <= best && (self != .school || number >= 1)
    }

    /// Returns the scales that almost all of the ratings fit, and the likeliest of them, or `nil`
    /// if none does. One rating in ten may be odd, such as 11 of 10.
    static func possible(for ratings: [Double]) -> (scales: [RatingScale], likely: RatingScale?) {
        func odd(on scale: RatingScale) -> Int { ratings.count { !scale.holds($0) } }
        let scales = allCases.filter { odd(on: $0) <= max(1, ratings.count / 10) }
        let most = [RatingScale.ten, .twenty, .hundred].first { odd(on: $0) <= ratings.count / 10 }
        let plausible = ratings.filter { (most ?? .hundred).holds($0) }
        guard !plausible.isEmpty else { return ([], nil) }
        return (scales, scales.first { scale in plausible.allSatisfy(scale.holds) })
    }
}
