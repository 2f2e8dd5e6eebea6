/// Days and delays.
extension TripLineItems {
    /// Reads a day of up to six words.
    func day(at place: Int) -> Found? {
        let first = tokens.all[place]
        guard !isParticle(first.key) || first.key == "the" else { return nil }
        for count in (1...6).reversed() where place + count <= texts.count {
            let last = tokens.all[place + count - 1]
            let text = tokens.text(place..<place + count)
            guard last.isWord, !isParticle(last.key), !text.contains(":"),
                let numbers = words.days.numbers(text), isDay(text, at: place, count: count)
            else { continue }
            if let day = numbers.calendarDay { return (.day(day), count) }
            if words.days.namesMonth(text) { return (.part(.noDay(numbers)), count) }
        }
        return nil
    }

    private func isParticle(_ key: String) -> Bool { words.days.words.particles.contains(key) }

    private func isDay(_ text: String, at place: Int, count: Int) -> Bool {
        let (key, days) = (DayWords.key(text), words.days.words)
        if days.shortWeekdays[key] != nil, days.weekdays[key] == nil {
            return standsAlone(at: place, count: count)
        }
        if isName(at: place) { return false }
        if text.allSatisfy({ $0.isDigit || "./ ".contains($0) }) {
            // "14.02" is a time of day, while "24.12." and "24.12" are dates.
            return text.hasSuffix(".") || text.contains("/")
                || text.contains(".") && clock(text) == nil
        }
        return text.contains(where: \.isLetter) || !text.contains(" ")
    }

    /// Reads minutes such as "+7", "-3 min" or "7 min late", or days such as "(+1)".
    func shift(at place: Int) -> Found? {
        let token = tokens.all[place]
        let text = token.text
        if text.hasPrefix("(+"), text.hasSuffix(")"), text.count == 4,
            let days = Int(figures: text.dropFirst(2).dropLast())
        {
            return (.daysLater(days), 1)
        }
        let isSigned = text.first.map { "+＋-−".contains($0) } ?? false
        guard text.dropFirst(isSigned ? 1 : 0).first?.isDigit == true,
            let delay = TypedDelay(isSigned ? text : "+" + text)
        else { return nil }
        var count = 1
        if let (meanings, length) = meanings(at: place + 1), meanings.contains(.minutes) {
            count += length
        }
        let hasUnit = count > 1 || !isSigned && TypedDelay(text)?.isBare == false
        if let (meanings, length) = meanings(at: place + count), meanings.contains(.late),
            isSigned || hasUnit
        {
            return (.shift(minutes: delay.minutes, isAttached: false), count + length)
        }
        // Minutes alone may be a duration, which a trip has by its times.
        guard isSigned else { return hasUnit ? (.part(.unknown), count) : nil }
        let isDays = token.isAttached && text.first == "+" && text.count == 2 && count == 1
        return (.shift(minutes: delay.minutes, isAttached: isDays), count)
    }
}
