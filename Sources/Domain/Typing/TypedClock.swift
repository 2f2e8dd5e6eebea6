/// A typed time of day, split into its numbers and the text around them.
package struct TypedClock {
    /// The text in lower case, without spaces and directional marks.
    package let bare: String
    private let hour: Int
    private let minute: Int
    /// The text before, between and after the numbers.
    private let words: (before: String, between: String, after: String)

    /// Returns `nil` unless the text is an hour, with or without minutes.
    package init?(_ text: String) {
        bare = Self.bare(text)
        var numbers: [String] = []
        var words = ["", "", ""]
        for run in bare.runs(by: \.isNumber) {
            if run.first?.isNumber == true {
                numbers.append(run)
            } else {
                words[min(numbers.count, 2)] += run
            }
        }
        if numbers.count == 1 { words = [words[0], "", words[1]] }
        switch (numbers.first?.count ?? 0, numbers.count) {
        case (1...2, 1): numbers.append("0")
        case (3...4, 1): numbers = [String(numbers[0].dropLast(2)), String(numbers[0].suffix(2))]
        case (1...2, 2) where numbers[1].count <= 2: break
        default: return nil
        }
        guard let hour = Int(figures: numbers[0]), let minute = Int(figures: numbers[1]),
            (0...24).contains(hour), (0...59).contains(minute)
        else { return nil }
        self.hour = hour
        self.minute = minute
        self.words = (before: words[0], between: words[1], after: words[2])
    }

    package static func bare(_ text: String) -> String {
        let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}"]
        let scalars = text.lowercased().unicodeScalars.filter {
            !$0.properties.isWhitespace && !marks.contains($0)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The times of day that a locale may write in this way.
    package var candidates: [(hour: Int, minute: Int)] {
        [hour, hour + 12, hour - 12].filter((0...23).contains).map { ($0, minute) }
    }

    /// Whether it is an hour of a 12-hour clock without AM or PM.
    package var isOfEitherHalf: Bool {
        (1...12).contains(hour) && bare.first?.wholeNumberValue != 0
            && words.after.isEmpty && reading != nil
    }

    /// The time of day in any locale, or `nil` if it depends on the locale.
    package var reading: (hour: Int, minute: Int)? {
        guard Self.separators.contains(words.between) else { return nil }
        let after = words.after.filter { $0 != "." }.replacing("’", with: "'")
        switch (words.before, after) {
        case ("", ""), ("", "h"), ("", "uhr"), ("", "時"), ("", "分"):
            return hour < 24 ? (hour, minute) : nil
        case ("午前", "時"), ("午前", "分"), ("午前", ""):
            return (0...12).contains(hour) ? (hour % 12, minute) : nil
        case ("午後", "時"), ("午後", "分"), ("午後", ""):
            return (0...12).contains(hour) ? (hour % 12 + 12, minute) : nil
        case ("", "a"), ("", "am"):
            return (1...12).contains(hour) ? (hour % 12, minute) : nil
        case ("", "p"), ("", "pm"):
            return (1...12).contains(hour) ? (hour % 12 + 12, minute) : nil
        case ("", "o'clock"):
            return (1...12).contains(hour) ? (hour, minute) : nil
        default: return nil
        }
    }

    /// The texts between an hour and its minutes.
    private static let separators: Set<String> = [
        "", ":", ".", ",", "h", "：", "-", "uhr", "時",
    ]
}

extension String {
    /// Returns the maximal runs of characters of the same kind.
    func runs<Kind: Equatable>(by kind: (Character) -> Kind) -> [String] {
        var runs: [String] = []
        for character in self {
            if let last = runs.last?.last, kind(last) == kind(character) {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
            }
        }
        return runs
    }
}
