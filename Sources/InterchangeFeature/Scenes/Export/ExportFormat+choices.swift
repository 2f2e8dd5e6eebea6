internal import Domain

extension ExportFormat {
    /// The formats in the order of the choice.
    static let choices: [ExportFormat] = [
        .json, .calendar, .filmsCSV, .tripsCSV, .letterboxd, .backup,
    ]

    /// The suggested name of its file.
    func fileName(on day: CalendarDay?) -> String {
        let stem =
            switch self {
            case .letterboxd: "letterboxd"
            case .filmsCSV: "films"
            case .tripsCSV: "trips"
            case .json, .calendar: "journal"
            case .backup: "counterfoil-backup"
            }
        return "\(stem)\(day.map { "-\($0.isoText)" } ?? "").\(fileExtension)"
    }
}
