import Domain

/// The values of a fact that are near to a text that is none.
struct NearValue {
    private let fact: SearchOperator
    private let months: SpokenMonths

    init(of fact: SearchOperator, _ months: SpokenMonths) {
        self.fact = fact
        self.months = months
    }

    /// The fact with the value that is likely meant, or `nil` if none is near.
    ///
    /// - Parameter sign: the comparison before the text.
    func near(_ sign: String, _ text: String) -> String? {
        let text = text.filter { !SearchOperator.quotes.contains($0) }
        let name = fact.rawValue + ":"
        switch fact.value {
        // It takes no value, so what stands there is one more word.
        case .flag: return name + " " + text
        case .text: return nil
        case .word(let words):
            return NearWord.nearest(to: text, among: words).map { name + sign + $0 }
        case .number:
            let number = text.prefix { $0.isNumber || "-.,".contains($0) }
            return isValue(sign + number) && !number.isEmpty ? name + sign + number : nil
        case .days:
            let ends = SearchRange.ends(of: text).map { [$0.from, $0.to] } ?? [text]
            let near = ends.map { isValue($0) ? $0 : WrittenDays.nearest(to: $0) ?? "" }
            let value = sign + near.joined(separator: "..")
            return near.contains { !$0.isEmpty } && isValue(value) ? name + value : nil
        }
    }

    private func isValue(_ text: String) -> Bool {
        SearchCondition(fact, text, months: months) != nil
    }
}

extension WrittenDays {
    /// The month or day that is likely meant by figures that are none, or `nil` if that cannot be told:
    /// in the order of this program, and within the bounds of the calendar.
    fileprivate static func nearest(to text: String) -> String? {
        let parts = text.split { "-./".contains($0) }.compactMap { Int($0) }
        guard (2...3).contains(parts.count), text.allSatisfy({ $0.isNumber || "-./".contains($0) }),
            let year = [parts[0], parts[parts.count - 1]].first(where: { (1000...9999) ~= $0 })
        else { return nil }
        var rest = parts[0] == year ? Array(parts.dropFirst()) : parts.dropLast().reversed()
        guard rest.allSatisfy({ (0...99) ~= $0 }) else { return nil }
        if rest.count == 2 {
            // A slash stands between day and month in either order.
            if text.contains("/"), parts[0] != year, rest.allSatisfy({ $0 < 13 }) { return nil }
            if rest[0] > 12, rest[1] < 13 { rest.swapAt(0, 1) }
        }
        let month = min(max(rest[0], 1), 12)
        let written = "\(year)-" + month.padded(to: 2)
        guard rest.count == 2 else { return written }
        let length = CalendarDay.length(ofMonth: month, in: year)
        return written + "-" + min(max(rest[1], 1), length).padded(to: 2)
    }
}
