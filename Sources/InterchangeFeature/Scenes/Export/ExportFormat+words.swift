internal import Domain

extension ExportFormat {
    /// The formats in the order of the choice.
    static let choices: [ExportFormat] = [
        .json, .calendar, .filmsCSV, .tripsCSV, .letterboxd, .backup,
    ]

    var words: String {
        switch self {
        case .letterboxd: "Letterboxd CSV (films)"
        case .filmsCSV: "Counterfoil CSV (films)"
        case .tripsCSV: "Counterfoil CSV (trips)"
        case .json: "Counterfoil JSON"
        case .calendar: "iCalendar"
        case .backup: "Backup (ZIP)"
        }
    }

    var explanation: String {
        switch self {
        case .letterboxd:
            "The table that Letterboxd imports. It cannot hold trips or places."
        case .filmsCSV: "A table of the films with all that is known of them."
        case .tripsCSV: "A table of the trips with all that is known of them."
        case .json: "Everything that Counterfoil knows of the entries, for other programs to read."
        case .calendar: "One calendar file, with everything that the journal's files hold."
        case .backup:
            "Every .ics file of the journal folder as it is. Import the backup to put them back."
        }
    }

    /// What its file is called unless somebody calls it otherwise.
    func fileName(on day: CalendarDay?) -> String {
        let stem =
            switch self {
            case .letterboxd: "letterboxd"
            case .filmsCSV: "films"
            case .tripsCSV: "trips"
            case .json, .calendar: "journal"
            case .backup: "counterfoil-backup"
            }
        return "\(stem)\(day.map { "-\($0.figures)" } ?? "").\(fileExtension)"
    }
}

extension CalendarDay {
    /// Such as `2026-11-20`.
    fileprivate var figures: String {
        let month = month < 10 ? "0\(month)" : "\(month)"
        let day = day < 10 ? "0\(day)" : "\(day)"
        return "\(year)-\(month)-\(day)"
    }
}
