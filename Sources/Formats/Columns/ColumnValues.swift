import Domain
import Foundation

/// Tells whether values can have a meaning.
enum ColumnValues {
    /// Returns the condition that values of a meaning meet, or `nil` if any text does.
    static func condition(for meaning: ColumnMeaning) -> ((String) -> Bool)? {
        switch meaning {
        case .date: isDay
        case .field(.watched): { isDay($0) || Moment.sinceEpoch($0) != nil }
        case .delay: { WrittenNumber.delay($0) != nil }
        case .rated: { Moment.sinceEpoch($0) != nil || isDay($0) }
        case .currency: { $0.count <= 5 && !$0.contains(where: \.isNumber) }
        case .field(.year): { isYear($0) || isDay($0) }
        case .field(.runningTime), .duration: isDuration
        case .field(.viewing), .field(.leg): { Int($0) != nil }
        case .field(.rewatch), .field(.substitute): isFlag
        case .field(.rating), .ratingOfOthers: isRating
        case .field(.departure), .field(.arrival), .field(.actualDeparture), .field(.actualArrival):
            { WrittenClock($0) != nil }
        case .field(.distance), .field(.fare):
            { WrittenNumber.amount($0, mark: nil) != nil && !isDay($0) }
        case .field(.fromCoordinates), .field(.toCoordinates): { Coordinates($0) != nil }
        case .field(.link): { $0.hasPrefix("http") || $0.imdbNumber != nil }
        case .field(.title): { !isDay($0) && WrittenClock($0) == nil }
        case .field(.from), .field(.to), .diverted: isName
        case .field(.mode): { WrittenMode.known($0) != nil }
        case .field(.ticket): { WrittenTicket.kind($0) != nil }
        case .field(.service): { !isDay($0) && WrittenClock($0) == nil && !$0.contains("://") }
        case .field(.seat), .field(.travelClass): { $0.count <= 30 && !isDay($0) }
        case .field(.journey), .field(.journeyName):
            { !isDay($0) && WrittenClock($0) == nil && WrittenMode.service($0) == nil }
        case .field(.place), .field(.directors), .field(.cast), .field(.countries),
            .field(.languages),
            .field(.tags):
            isWords
        case .field(.genres): { isWords($0) && WrittenKind.kind($0) == nil }
        case .field(.notes), .field(.operator): { WrittenNumber.read($0, mark: nil) == nil }
        case .kind: { WrittenKind.kind($0) != nil }
        case .status: { WrittenKind.status($0) != nil }
        case .cancelled: { isFlag($0) || WrittenKind.isOutcome($0) }
        case .field: nil
        }
    }

    /// The part of the values that must meet the condition, in percent.
    static func share(for meaning: ColumnMeaning) -> Double {
        switch meaning {
        case .field(.mode), .status, .field(.ticket): 0.6
        default: 0.5
        }
    }

    /// Whether values alone tell a meaning, so that a word of its heading may be unknown.
    static func tell(_ meaning: ColumnMeaning) -> Bool {
        switch meaning {
        case .date, .field(.watched), .field(.departure), .field(.arrival),
            .field(.actualDeparture), .field(.actualArrival), .field(.fromCoordinates),
            .field(.toCoordinates), .field(.link), .field(.mode), .kind, .status:
            true
        default: false
        }
    }

    /// Whether a heading alone is too little for a meaning, such as “Type”.
    static func areNeeded(for meaning: ColumnMeaning) -> Bool {
        switch meaning {
        case .kind, .status, .rated, .field(.mode), .field(.ticket), .field(.viewing): true
        default: false
        }
    }

    static func isDay(_ text: String) -> Bool {
        switch DayText(text) {
        case .day, .open: true
        case .blank, .unreadable: false
        }
    }

    /// Whether a text is a year, as in `1999`, `2012.0` and `1999–2007`.
    static func isYear(_ text: String) -> Bool { WrittenNumber.year(text) != nil }

    /// Whether a text is one of the words for yes or no.
    static func isFlag(_ text: String) -> Bool { FilmCells.isYes(text) || FilmCells.isNo(text) }

    private static func isDuration(_ text: String) -> Bool {
        RunningTimeUnit.minutes.minutes(text) != nil
    }

    private static func isRating(_ text: String) -> Bool {
        if case .unreadable = WrittenRating(text, mark: nil) { false } else { !isDay(text) }
    }

    private static func isWords(_ text: String) -> Bool {
        WrittenNumber.read(text, mark: nil) == nil && !isDay(text) && !isFlag(text)
    }

    private static func isName(_ text: String) -> Bool {
        !isDay(text) && WrittenClock(text) == nil && Int(text) == nil && Coordinates(text) == nil
            && !isFlag(text)
    }
}

/// Reads kinds of tickets in people's words.
enum WrittenTicket {
    private static let kinds: [String: TicketKind] = WordList.meanings([
        .single: """
        single|one way|oneway|einfach|einfache fahrt|hinfahrt|aller simple|ida|solo andata|enkele reis|\
        enkel
        """,
        .return: """
        return|round trip|roundtrip|hin und ruckfahrt|hin und zuruck|aller retour|ida y vuelta|\
        andata e ritorno|ida e volta|retour|tur och retur
        """,
        .season: """
        season|season ticket|pass|travelcard|zeitkarte|abo|monatskarte|jahreskarte|wochenkarte|\
        deutschlandticket|abonnement|abono|abbonamento|passe
        """,
    ])

    /// Returns the kind of ticket, or `nil` for an unknown word.
    static func kind(_ text: String) -> TicketKind? { kinds[Heading.plain(text)] }
}
