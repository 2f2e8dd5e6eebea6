/// Times of day.
extension TripLineItems {
    /// Reads a time of day with a colon, with a word such as "pm", or by its name.
    func clearClock(at place: Int) -> Found? {
        if let named = namedClock(at: place) { return named }
        for count in [3, 2] where isClock(of: count, at: place) {
            if let clock = clock(texts[place..<place + count].joined(separator: " ")) {
                return (.clock(hour: clock.hour, minute: clock.minute), count)
            }
        }
        let text = texts[place]
        guard let first = text.first, first.isDigit || first == "午" else { return nil }
        if text.contains(where: { ":：時".contains($0) }) {
            guard let clock = clock(text) else { return (.part(.unknown), 1) }
            return (.clock(hour: clock.hour, minute: clock.minute), 1)
        }
        // "9a" is a seat or a bus.
        guard let last = text.last, last.isLetter, !"aApP".contains(last) || text.count > 3 else {
            return nil
        }
        return clock(text).map { (.clock(hour: $0.hour, minute: $0.minute), 1) }
    }

    func clock(_ text: String) -> (hour: Int, minute: Int)? { TypedClock(text)?.reading }

    private func namedClock(at place: Int) -> Found? {
        let isTwelve = texts[place] == "12" && place + 1 < texts.count
        guard let (meanings, count) = meanings(at: isTwelve ? place + 1 : place) else { return nil }
        return meanings.firstNonNil {
            if case .clock(let hour, let minute) = $0 {
                (.clock(hour: hour, minute: minute), count + (isTwelve ? 1 : 0))
            } else {
                nil
            }
        }
    }

    /// Returns whether some tokens may be a time with a word for its half of the day, or with its
    /// minutes behind the hour as in "9 Uhr 15".
    private func isClock(of count: Int, at place: Int) -> Bool {
        guard place + count <= texts.count, texts[place].first?.isDigit == true else {
            return false
        }
        let rest = tokens.all[place + 1..<place + count].map(\.key)
        if count == 2 { return Self.units.contains(rest[0]) }
        return Self.halves.contains(rest.map { $0.prefix(1) }.joined()) && rest[1] == "m"
            || ["uhr", "h"].contains(rest[0]) && tokens.all[place + 2].isNumber
    }

    private static let units: Set<String> = [
        "am", "pm", "a.m", "p.m", "uhr", "h", "o'clock",
    ]
    private static let halves: Set<String> = ["am", "pm"]

    /// Reads a time without a colon, such as "1402" or "14.02".
    func digits(at place: Int) -> Found? {
        let text = texts[place]
        guard text.first?.isDigit == true, text.last?.isDigit == true,
            let clock = clock(text)
        else { return nil }
        let found: Found = (.clock(hour: clock.hour, minute: clock.minute), 1)
        guard text.allSatisfy(\.isDigit) else { return found }
        let isIntroduced = all.last?.isLink(.atTime) == true
        if isIntroduced || isSure && text.count > 2 { return found }
        // Digits such as in "Train to Busan 2016" are a year.
        let isYear = text.count == 4 && (1900..<2060).contains(clock.hour * 100 + clock.minute)
        return text.count < 3 || isYear ? nil : found
    }
}
