import Domain

extension SearchOperator {
    /// Returns the fact with the value that is probably meant by an invalid one, or `nil` if none is
    /// close.
    ///
    /// - Parameter sign: the comparison operator before the text.
    func near(_ sign: String, _ text: String, _ months: SpokenMonths) -> String? {
        func isValue(_ text: String) -> Bool {
            SearchCondition(self, text, months: months) != nil
        }
        let text = text.filter { !Self.quotes.contains($0) }
        let name = rawValue + ":"
        switch value {
        // A flag takes no value, so the text becomes another word of the search.
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
}

extension WrittenDays {
    /// Returns the month or day that is probably meant by an invalid date, in ISO order and within
    /// the bounds of the calendar, or `nil` if that cannot be told.
    fileprivate static func nearest(to text: String) -> String? {
        let parts = text.split { "-./".contains($0) }.compactMap { Int($0) }
        guard (2...3).contains(parts.count), text.allSatisfy({ $0.isNumber || "-./".contains($0) }),
            let year = [parts[0], parts[parts.count - 1]].first(where: { (1000...9999) ~= $0 })
        else { return nil }
        var rest = parts[0] == year ? Array(parts.dropFirst()) : parts.dropLast().reversed()
        guard rest.allSatisfy({ (0...99) ~= $0 }) else { return nil }
        if rest.count == 2 {
            // Dates with slashes may have the day or the month first.
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
