/// A typed delay: `+7`, `-3`, `+1:08`, `7 min` or, in a field for delays, `7`.
public struct TypedDelay: Hashable, Sendable {
    /// The minutes, negative for early.
    public let minutes: Int
    /// Whether the text is digits only, which elsewhere may be an hour.
    public let isBare: Bool

    /// Returns `nil` if the text is not a delay, or has more than four digits.
    public init?(_ text: String) {
        var rest = text.filter { !$0.isWhitespace }[...]
        let sign = rest.first.flatMap(Self.sign)
        if sign != nil { rest.removeFirst() }
        guard let first = Self.number(&rest, upTo: 4) else { return nil }
        var minutes = first
        let hasUnit: Bool
        switch rest.first {
        case nil: hasUnit = false
        // A text such as "14h02" is a time of day.
        case ":" where sign != nil, "h" where sign != nil, "H" where sign != nil:
            hasUnit = true
            rest.removeFirst()
            let more = rest.isEmpty ? 0 : Self.number(&rest, upTo: 2)
            guard let more, more < 60, rest.isEmpty else { return nil }
            minutes = first * 60 + more
        default:
            hasUnit = true
            guard ["m", "min", "'", "′"].contains(rest.lowercased()) else { return nil }
        }
        self.minutes = minutes * (sign ?? 1)
        isBare = sign == nil && !hasUnit
    }

    private static func sign(_ character: Character) -> Int? {
        switch character {
        case "+", "＋": 1
        case "-", "−", "–": -1
        default: nil
        }
    }

    /// Takes a number off the beginning, in digits of any script.
    private static func number(_ rest: inout Substring, upTo most: Int) -> Int? {
        let figures = rest.prefix { ($0.wholeNumberValue ?? 10) < 10 }
        rest = rest.dropFirst(figures.count)
        return figures.count <= most ? Int(figures: figures) : nil
    }
}

extension TypedDelay {
    /// Returns the minutes of a delay in a field that also takes a time of day, or `nil` for a
    /// time. Up to two digits alone are a delay, and three or more a time.
    package static func minutes(orTimeOfDay text: String) -> Int? {
        guard let delay = TypedDelay(text) else { return nil }
        return delay.isBare && text.count(where: \.isNumber) > 2 ? nil : delay.minutes
    }
}
