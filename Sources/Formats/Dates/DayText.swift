import Domain
import Foundation

/// The meaning of a date's text.
enum DayText: Hashable {
    case blank
    case day(CalendarDay)
    /// A date whose day and month cannot be told apart by the text alone.
    case open(Int, Int, year: Int)
    case unreadable

    /// Reads `2024-01-31`, `31/01/2024`, `1/31/2024` or `31.1.24`, also after a weekday, and dates
    /// with a spelled month, such as `5. März 2024` and `March 5, 2024`. A time after the date is
    /// ignored.
    init(_ text: String) {
        if let day = Self.usual(text) {
            self = .day(day)
            return
        }
        let text = text.onOneLine
        if text.isEmpty {
            self = .blank
        } else if !Self.hasEnoughDigits(text) {
            self = .unreadable
        } else if let numbers = Self.numbers(in: text) {
            self = Self.meaning(of: numbers)
        } else {
            self = SpelledDay.read(text).map(DayText.day) ?? .unreadable
        }
    }

    /// Whether a text has the three digits of the shortest day, `5 May 24`, and of the shortest
    /// clock time. Words of other columns, which are read as days to tell what they are, have not.
    static func hasEnoughDigits(_ text: String) -> Bool {
        text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } >= 3
    }

    /// Reads `2024-01-31`, which is the most common form, quickly.
    private static func usual(_ text: String) -> CalendarDay? {
        var text = text
        return text.withUTF8 { CalendarDay(isoText: $0) }
    }

    /// Returns a year from four digits, or from two digits for 1970 to 2069, or `nil` for any other
    /// text.
    static func year(_ digits: Substring) -> Int? {
        guard let number = UInt16(digits).map(Int.init) else { return nil }
        return switch digits.count {
        case 2: number < 70 ? 2000 + number : 1900 + number
        case 4: number > 0 ? number : nil
        default: nil
        }
    }

    /// Returns the three numbers of a numeric date in their order, or `nil` for any other text.
    fileprivate static func numbers(in text: String) -> [Substring]? {
        var words = text.prefix(60).split { $0.isWhitespace || $0 == "," }
        if let first = words.first, first.first?.isLetter == true,
            CalendarWords.isWeekday(CalendarWords.plain(first.filter(\.isLetter))[...])
        {
            words.removeFirst()
            if words.first?.lowercased() == "den" { words.removeFirst() }
        }
        // `25. 4. 2024` is one date.
        let end = words.prefix(2).prefix { $0.last == "." }.count
        let date = words.prefix(end + 1).joined().prefix { !"Tt".contains($0) }
        let parts = date.split(
            omittingEmptySubsequences: false, whereSeparator: { "/.-".contains($0) })
        guard parts.count == 3, parts.allSatisfy({ $0.count <= 4 && UInt16($0) != nil }) else {
            return nil
        }
        return parts
    }

    private static func meaning(of parts: [Substring]) -> DayText {
        let numbers = parts.compactMap { Int($0) }
        if parts[0].count == 4 {
            return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
                .map(DayText.day) ?? .unreadable
        }
        guard let year = year(parts[2]) else { return .unreadable }
        let dayFirst = CalendarDay(year: year, month: numbers[1], day: numbers[0])
        let monthFirst = CalendarDay(year: year, month: numbers[0], day: numbers[1])
        switch (dayFirst, monthFirst) {
        case (nil, nil): return .unreadable
        case (let day?, nil), (nil, let day?): return .day(day)
        case (let day?, let other?):
            return day == other ? .day(day) : .open(numbers[0], numbers[1], year: year)
        }
    }
}

/// The order of day and month in dates such as `02/03/2024`.
enum DayOrder: String {
    case day, month

    func day(_ first: Int, _ second: Int, year: Int) -> CalendarDay? {
        self == .day
            ? CalendarDay(year: year, month: second, day: first)
            : CalendarDay(year: year, month: first, day: second)
    }

    /// Returns the order that a text proves, or `nil` if it proves none. A number above 12 is
    /// proof, and so are points, with which the day always comes first.
    static func proven(by text: String) -> DayOrder? {
        guard let parts = DayText.numbers(in: text.onOneLine), parts[0].count <= 2,
            let first = Int(parts[0]), let second = Int(parts[1]), first != second
        else { return nil }
        switch DayText(text) {
        case .day: return first > 12 ? .day : .month
        case .open: return parts[0].base[parts[0].endIndex] == "." ? .day : nil
        case .blank, .unreadable: return nil
        }
    }
}

/// Reads dates whose month is a word.
enum SpelledDay {
    /// Returns the day, or `nil` unless the text is a day, a month and a year, with or without a
    /// weekday and a time.
    static func read(_ text: String) -> CalendarDay? {
        guard text.utf8.count <= 60, text.contains(where: \.isLetter) else { return nil }
        let words = CalendarWords.plain(text)
            .split { !$0.isLetter && !$0.isNumber && $0 != ":" }
            .filter { !$0.contains(":") && !fillers.contains($0) }
        // A weekday such as “mar.” may be a month elsewhere, and comes before it.
        for place in words.indices.reversed() {
            guard let month = CalendarWords.month(words[place]) else { continue }
            if let day = day(in: month, words[..<place], words[(place + 1)...]) { return day }
        }
        return nil
    }

    /// Returns the day of `5 March 2024`, `March 5, 2024` or `2024 March 5`.
    private static func day(
        in month: Int, _ before: ArraySlice<Substring>, _ after: ArraySlice<Substring>
    ) -> CalendarDay? {
        let next = after.first
        if let day = before.last.flatMap(number), let year = next.flatMap(DayText.year) {
            return CalendarDay(year: year, month: month, day: day)
        }
        guard let day = next.flatMap(number) else { return nil }
        let later = after.dropFirst()
        // A clock or a zone may stand before the year.
        let year =
            before.last.flatMap(wholeYear) ?? later.first.flatMap(DayText.year)
            ?? later.lazy.compactMap(wholeYear).first
        return year.flatMap { CalendarDay(year: $0, month: month, day: day) }
    }

    /// Returns the number of a day from `5`, `5th` or `1er`, or `nil` for other words.
    private static func number(_ word: Substring) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard (1...2).contains(digits.count), endings.contains(word[digits.endIndex...]) else {
            return nil
        }
        return Int(digits)
    }

    private static func wholeYear(_ word: Substring) -> Int? {
        word.count == 4 ? DayText.year(word) : nil
    }

    private static let endings: Set<Substring> = [
        "", "st", "nd", "rd", "th", "er", "re", "º", "ª", "e", "a", "o",
    ]

    private static let fillers: Set<Substring> = ["of", "the", "de", "del", "di"]
}

/// The names of months and weekdays, in English, German, French, Spanish, Italian, Portuguese,
/// Dutch, Swedish, Danish, Polish and Czech, in lower case and without accents.
enum CalendarWords {
    /// Returns the number of a month, from 1 to 12, or `nil` for any other word.
    static func month(_ word: Substring) -> Int? { months[word] }

    static func isWeekday(_ word: Substring) -> Bool { weekdays.contains(word) }

    /// Returns a text in lower case and without accents, for comparison.
    static func plain(_ text: String) -> String {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
    }

    private static let months: [Substring: Int] = {
        let names = [
            """
            january jan januar janner janvier janv enero ene gennaio genn gen janeiro januari styczen \
            stycznia sty leden ledna led
            """,
            """
            february feb februar feber fevrier fevr fev febrero febbraio febb fevereiro februari luty \
            lutego lut unor unora uno
            """,
            "march mar marz mrz maerz mars marzo marco maart mrt marts marzec marca brezen brezna bre",
            "april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna dub",
            "may mai mayo maggio mag maio mei maj maja kveten kvetna kve",
            "june jun juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna cvn",
            "july jul juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence cvc",
            "august aug aout agosto ago augustus augusti sierpien sierpnia sie srpen srpna srp",
            """
            september sept sep septembre septiembre set settembre sett setembro wrzesien wrzesnia wrz \
            zari zar
            """,
            """
            october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz \
            rijen rijna rij
            """,
            "november nov novembre noviembre novembro listopad listopada listopadu lis",
            """
            december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru \
            prosinec prosince pro
            """,
        ]
        var months: [Substring: Int] = [:]
        for (place, names) in names.enumerated() {
            for name in names.split(separator: " ") { months[name] = place + 1 }
        }
        return months
    }()

    private static let weekdays = Set(
        """
        monday mon tuesday tues tue wednesday wed thursday thurs thur thu friday fri saturday sat sunday sun \
        montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so \
        lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim \
        lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom \
        lunedi martedi mercoledi giovedi gio venerdi sabato domenica \
        segunda seg terca ter quarta qua quinta qui sexta sex \
        maandag ma dinsdag woensdag wo donderdag vrijdag vr zaterdag za zondag zo \
        mandag man tisdag tirsdag tis tir onsdag ons torsdag tors tor fredag fre lordag lørdag lor lør \
        sondag søndag son søn \
        poniedziałek pon wtorek wt sroda sr czwartek czw piatek pt sobota sob niedziela nd niedz \
        pondeli po utery ut streda st ctvrtek ct patek pa ne nedele
        """.split(separator: " "))
}
