import Domain

/// The English words of the index for what rows and pages show in the language of the reader. They
/// are part of the index's format, whatever the program says elsewhere.
enum IndexWords {
    static let dayUnknown = "Unknown date"
    static let wanted = "on your watchlist"
    static let pass = "Season Ticket"
    static let claim = "Claim"

    static func feedback(_ feedback: Feedback) -> String {
        switch feedback {
        case .none: ""
        case .veryBad: "very bad"
        case .bad: "bad"
        case .soAndSo: "so-so"
        case .good: "good"
        case .reallyGood: "really good"
        }
    }

    static func rated(_ rating: ImportedRating, by others: String = "") -> String {
        "Rated \(rating.value)\(others)" + (rating.source.isEmpty ? "" : " on \(rating.source)")
    }

    /// Returns the number of a viewing, such as "3rd viewing".
    static func viewing(of film: Film) -> String {
        guard let number = film.viewing else { return film.isRewatch ? "Seen before" : "" }
        let ending =
            switch (number % 100, number % 10) {
            case (11...13, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        return "\(number)\(ending) viewing"
    }

    static func trip(by mode: TravelMode) -> String {
        switch mode {
        case .train: "Train"
        case .bus: "Bus"
        case .flight: "Flight"
        case .ferry: "Ferry"
        case .other: "Trip"
        }
    }

    static func status(_ status: TripStatus) -> String {
        switch (status, status.difference) {
        case (.unknown, _): ""
        case (.cancelled, _): "cancelled"
        case (.missedConnection, _): "connection missed"
        case (.late, let difference?): "\(duration(difference)) late"
        case (.early, let difference?): "\(duration(difference)) early"
        case (.onTime, _), (.late, nil), (.early, nil): "on time"
        }
    }

    static func abandonment(_ abandonment: Abandonment) -> String {
        switch abandonment {
        case .none: ""
        case .gaveUp: "given up"
        case .turnedBack: "turned back"
        }
    }

    static func ticket(_ kind: TicketKind) -> String {
        switch kind {
        case .single: ""
        case .return: "Return"
        case .season: "Season ticket"
        }
    }

    static func state(_ state: ClaimState) -> String {
        switch state {
        case .possible: "not claimed yet"
        case .written: "written, not sent yet"
        case .sent: "sent"
        case .answered: "answered"
        case .partlyPaid: "partly paid"
        case .paid: "paid"
        case .refused: "refused"
        case .lapsed: "lapsed"
        }
    }

    /// Returns a duration, such as "1 h 8 min".
    private static func duration(_ duration: Duration) -> String {
        let minutes = duration.wholeMinutes
        let (days, hours) = (minutes / 1_440, minutes / 60 % 24)
        return [
            days == 0 ? "" : "\(days) d",
            hours == 0 ? "" : "\(hours) h",
            minutes % 60 == 0 ? "" : "\(minutes % 60) min",
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
