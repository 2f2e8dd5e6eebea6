/// The numbers of a typed date, in their meant order.
struct TypedDate {
    let day: Int
    /// The month, or `nil` if only the day is typed.
    private(set) var month: Int?
    private(set) var year: Int?
    /// Whether the year has two digits.
    private(set) var hasShortYear = false

    private struct Number {
        let value: Int
        let figures: Int
    }

    /// The endings of numbers that name a day, as in "20th" and "1er".
    private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "º", "ª"]

    /// Returns `nil` if the text is no date, or ambiguous.
    init?(_ text: String, words: DayWords) {
        guard let begin = text.first(where: { !$0.isWhitespace }),
            begin.isNumber || begin.isLetter
        else { return nil }
        var numbers: [Number] = []
        var months: [Int] = []
        var isBehindFigures = false
        for run in text.runs(by: Self.kind) {
            defer { isBehindFigures = run.first?.isNumber == true }
            if isBehindFigures, Self.ordinals.contains(run.lowercased()) { continue }
            if run.first?.isNumber == true {
                guard let value = Int(figures: run) else { return nil }
                numbers.append(Number(value: value, figures: run.count))
            } else if run.first?.isLetter == true {
                let word = DayWords.key(run)
                if let month = words.months[word] {
                    months.append(month)
                } else if words.weekdays[word] == nil, words.shortWeekdays[word] == nil,
                    !words.particles.contains(word)
                {
                    return nil
                }
            } else if !run.allSatisfy({ " .,/-\u{A0}\u{202F}\u{200E}\u{200F}".contains($0) }) {
                return nil
            }
        }
        guard months.count < 2, let first = numbers.first else { return nil }
        if let month = months.first {
            self.init(numbers, month: month)
        } else if numbers.count == 1 {
            guard first.figures <= 2 else { return nil }
            self.init(day: first.value)
        } else {
            let isMonthFirst = words.isMonthFirst && text.contains("/") || text.contains("月")
            // A hyphen between two numbers may also be one between two times.
            guard numbers.count == 3 || !text.contains("-") else { return nil }
            self.init(numbers, isMonthFirst: isMonthFirst)
        }
    }

    private init(day: Int) { self.day = day }

    private init?(_ numbers: [Number], month: Int) {
        let dayFirst = numbers.count == 2 && numbers[0].figures > 2 ? numbers.reversed() : numbers
        guard (1...2).contains(numbers.count), dayFirst[0].figures <= 2 else { return nil }
        day = dayFirst[0].value
        self.month = month
        guard dayFirst.count == 2 else { return }
        guard setYear(from: dayFirst[1]) else { return nil }
    }

    private init?(_ numbers: [Number], isMonthFirst: Bool) {
        guard (2...3).contains(numbers.count) else { return nil }
        let isYearFirst = numbers.count == 3 && numbers[0].figures == 4
        let rest = isYearFirst ? numbers[1...] : numbers.prefix(2)
        guard rest.allSatisfy({ $0.figures <= 2 }), let first = rest.first, let last = rest.last
        else { return nil }
        var (day, month) = isMonthFirst || isYearFirst ? (last, first) : (first, last)
        // Only one of the two can be a month.
        if !isYearFirst, month.value > 12, day.value <= 12 { swap(&day, &month) }
        self.day = day.value
        self.month = month.value
        guard numbers.count == 3 else { return }
        guard setYear(from: isYearFirst ? numbers[0] : numbers[2]) else { return nil }
    }

    /// Returns 0 for digits, 1 for letters, and 2 for other characters.
    private static func kind(_ character: Character) -> Int {
        if character.isNumber { return 0 }
        return character.isLetter || "'’".contains(character) ? 1 : 2
    }

    private mutating func setYear(from number: Number) -> Bool {
        guard [2, 4].contains(number.figures) else { return false }
        year = number.value
        hasShortYear = number.figures == 2
        return true
    }
}
