internal import Domain

extension ExportFormat {
    /// The formats in the order in which they are offered.
    static let choices: [ExportFormat] = [
        .json, .calendar, .filmsCSV, .tripsCSV, .passesCSV, .claimsCSV, .letterboxd, .geoJSON,
        .backup,
    ]

    /// Returns the suggested name of the file.
    func fileName(on day: CalendarDay?) -> String {
        let stem =
            switch self {
            case .letterboxd: "letterboxd"
            case .filmsCSV: "films"
            case .tripsCSV, .geoJSON: "trips"
            case .passesCSV: "season-tickets"
            case .claimsCSV: "claims"
            case .json, .calendar: "journal"
            case .backup: "counterfoil-backup"
            }
        return "\(stem)\(day.map { "-\($0.isoText)" } ?? "").\(fileExtension)"
    }
}
