/// Reads a trip that is typed on one line. Words that can only be one thing are recognised first.
/// The first other words on either side of the arrow are the place.
public struct TripLineReader {
    private let words: LineWords
    private var parts: [TripLine.Part] = []
    private var times = 0
    private var hasDay = false
    private var isFirstDaySaidLeft = false

    public static func line(_ text: String, words: LineWords) -> TripLine {
        var reader = TripLineReader(words: words)
        reader.read(String(text.prefix(most)))
        return TripLine(parts: reader.parts)
    }

    /// The greatest number of characters that are read.
    private static let most = 400

    private init(words: LineWords) {
        self.words = words
    }

    private mutating func read(_ text: String) {
        let tokens = LineTokens(text, between: words.between)
        let middle = tokens.middle ?? tokens.words.endIndex
        let right = tokens.words[min(middle + 1, tokens.words.endIndex)...]
        readSide(
            tokens.words[..<middle], as: .from,
            isSure: tokens.middle.map { LineTokens.isArrow(tokens.words[$0]) } ?? false)
        guard let at = tokens.middle else { return }
        parts.append(.init(tokens.words[at], .separator))
        isFirstDaySaidLeft = hasDay
        readSide(right, as: .to, isSure: LineTokens.isArrow(tokens.words[at]))
    }

    /// - Parameters:
    ///   - isSure: Whether digits alone, such as "1930", cannot be a year.
    ///   - isAfterTime: Whether a time comes before the side.
    private mutating func readSide(
        _ side: ArraySlice<String>, as place: TripLine.Meaning, isSure: Bool,
        isAfterTime: Bool = false
    ) {
        var rest = side
        var plain: [String] = []
        var hasPlace = false
        var hasTime = isAfterTime
        while let word = rest.first {
            let isLater = hasTime || (plain.isEmpty && !hasPlace && place == .from)
            if plain.isEmpty, !hasPlace, words.before.contains(DayWords.key(word)), rest.count > 1 {
                parts.append(.init(word, .separator))
                rest.removeFirst()
            } else if plain.isEmpty, !hasPlace, isPlaceAndTime(rest, place, isSure: isSure) {
                plain.append(word)
                rest.removeFirst()
            } else if let (part, count) = part(
                of: rest, isSure: isSure, isLater: isLater, hasTime: hasTime)
            {
                add(plain, as: hasPlace ? nil : place)
                hasPlace = hasPlace || !plain.isEmpty
                plain = []
                parts.append(part)
                hasTime = hasTime || part.isTime
                rest = rest.dropFirst(count)
            } else {
                plain.append(word)
                rest.removeFirst()
            }
        }
        add(plain, as: hasPlace ? nil : place)
    }

    /// Returns whether a side begins with an airport and a time, such as "CGN 0730", which looks
    /// like a service, and nothing else on the side can be the place.
    private func isPlaceAndTime(
        _ side: ArraySlice<String>, _ place: TripLine.Meaning, isSure: Bool
    ) -> Bool {
        let (code, figures) = (side.first ?? "", side.dropFirst().first ?? "")
        guard times < 2, code.utf8.count == 3, Airport.code(in: code) != nil, figures.count == 4,
            figures.allSatisfy({ $0.isASCII && $0.isNumber }),
            TypedClock(figures)?.reading != nil
        else { return false }
        var reader = self
        reader.parts = []
        reader.readSide(side.dropFirst(2), as: place, isSure: isSure, isAfterTime: true)
        return !reader.parts.contains {
            $0.meaning == place && !words.operators.contains($0.text)
        }
    }

    /// Adds words that are nothing by themselves: the place, followed by the operator if the
    /// journal contains it.
    private mutating func add(_ plain: [String], as place: TripLine.Meaning?) {
        let first = place == nil ? 0 : 1
        let start = (first..<max(first, plain.count)).first {
            words.operators.contains(plain[$0...].joined(separator: " "))
        }
        let named = plain[(start ?? plain.count)...].joined(separator: " ")
        let others = plain[..<(start ?? plain.count)].joined(separator: " ")
        if !others.isEmpty { parts.append(.init(others, place ?? .unknown)) }
        if !named.isEmpty { parts.append(.init(named, .operator)) }
    }

    private mutating func part(
        of rest: ArraySlice<String>, isSure: Bool, isLater: Bool, hasTime: Bool
    ) -> (TripLine.Part, Int)? {
        if let (fare, count) = LineSigns.fare(rest) {
            return (.init(rest.prefix(count).joined(separator: " "), .fare(fare)), count)
        }
        if let (service, count) = LineSigns.service(rest) {
            return (.init(service, .service), count)
        }
        if let (day, count) = day(rest, isLater: isLater) { return (day, count) }
        if let (time, count) = time(rest, isSure: isSure) { return (time, count) }
        guard let word = rest.first else { return nil }
        if hasTime || times > 0, let later = Self.daysLater(word) {
            return (.init(word, .daysLater(later)), 1)
        }
        // The meaning of a second arrow or a third time is unknown.
        if LineTokens.isArrow(word) || LineTokens.isLikeClock(word) {
            return (.init(word, .unknown), 1)
        }
        if isLater, let mode = words.modes[DayWords.key(word)] {
            return (.init(word, .mode(mode)), 1)
        }
        return hasTime && LineTokens.isSeparator(word) ? (.init(word, .separator), 1) : nil
    }

    /// Reads a number of days after the arrival, such as "+1".
    private static func daysLater(_ word: String) -> Int? {
        let figures = word.filter { !"()".contains($0) }
        guard figures.first == "+", figures.count == 2 else { return nil }
        return Int(figures: figures.dropFirst())
    }
}

extension TripLineReader {
    /// Reads a time. The first one is the departure, and the second the arrival.
    private mutating func time(
        _ rest: ArraySlice<String>, isSure: Bool
    ) -> (TripLine.Part, Int)? {
        guard times < 2, let first = rest.first else { return nil }
        let two = rest.prefix(2).joined(separator: " ")
        let count = rest.count > 1 && Self.isHalfOfDay(rest[rest.startIndex + 1]) ? 2 : 1
        let text = count == 2 ? two : first
        guard text.contains(where: \.isNumber), let clock = TypedClock(text)?.reading else {
            return nil
        }
        if text.allSatisfy(\.isNumber) {
            guard text.count > 2 else { return nil }
            // Digits such as in "Train to Busan 2016" are a year.
            if !isSure, text.count == 4, (1900..<2060).contains(clock.hour * 100 + clock.minute) {
                return nil
            }
        }
        times += 1
        let meaning: TripLine.Meaning =
            times == 1
            ? .departure(hour: clock.hour, minute: clock.minute)
            : .arrival(hour: clock.hour, minute: clock.minute)
        return (.init(text, meaning), count)
    }

    private static func isHalfOfDay(_ word: String) -> Bool {
        ["am", "pm", "a.m.", "p.m.", "uhr", "h"].contains(word.lowercased())
    }

    /// Reads a day of up to four words. An abbreviated weekday may be part of a name unless it
    /// comes after a time.
    private mutating func day(
        _ rest: ArraySlice<String>, isLater: Bool
    ) -> (TripLine.Part, Int)? {
        let length = (1...4).reversed().first { length in
            rest.count >= length && isDay(rest.prefix(length), isLater: isLater)
        }
        guard let length,
            let day = words.days.numbers(rest.prefix(length).joined(separator: " "))?.calendarDay
        else { return nil }
        let text = rest.prefix(length).joined(separator: " ")
        guard hasDay else {
            hasDay = true
            return (.init(text, .day(day)), length)
        }
        return isFirstDaySaidLeft || times == 2 ? (.init(text, .arrivalDay(day)), length) : nil
    }

    private func isDay(_ some: ArraySlice<String>, isLater: Bool) -> Bool {
        let text = some.joined(separator: " ")
        guard !text.contains(":"), let first = some.first, let last = some.last,
            !LineTokens.isSeparator(first), !LineTokens.isSeparator(last),
            words.days.numbers(text)?.calendarDay != nil
        else { return false }
        let key = DayWords.key(text)
        if words.days.words.shortWeekdays[key] != nil, words.days.words.weekdays[key] == nil {
            return isLater
        }
        if some.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "." || $0 == "/" } }) {
            // "14.02" is a time of day, while "24.12." and "24.12" are dates.
            return some.count == 1 && TypedClock(text)?.reading == nil || text.hasSuffix(".")
                || text.contains("/")
        }
        return true
    }
}

extension TripLine.Part {
    fileprivate var isTime: Bool {
        switch meaning {
        case .departure, .arrival: true
        default: false
        }
    }
}
