import Domain
import Wording

extension ExportFormat {
    /// The name of the format on the command line, such as `films-csv`.
    var name: String {
        switch self {
        case .letterboxd: "letterboxd"
        case .filmsCSV: "films-csv"
        case .tripsCSV: "trips-csv"
        case .passesCSV: "passes-csv"
        case .claimsCSV: "claims-csv"
        case .geoJSON: "geojson"
        case .json: "json"
        case .calendar: "calendar"
        case .backup: "backup"
        }
    }

    /// Makes the format of a name, or returns `nil` if there is none.
    init?(name: String) {
        guard let format = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = format
    }

    /// Makes the format of a file name's extension, or returns `nil` for an unknown or ambiguous
    /// one.
    init?(fileName: String) {
        let formats = Self.allCases.filter {
            fileName.lowercased().hasSuffix("." + $0.fileExtension)
        }
        guard let format = formats.first, formats.count == 1 else { return nil }
        self = format
    }
}

extension ExportFormat {
    /// Reads a typed format.
    init(typed text: String) throws(CommandError) {
        guard let format = ExportFormat(name: text) else {
            throw .usage(.noFormat(text, known: Self.allCases.map(\.name)))
        }
        self = format
    }

    /// Makes the format for a file of a name.
    ///
    /// - Parameter fileName: the name, or `nil` for standard output.
    init(ofFile fileName: String?) throws(CommandError) {
        guard let fileName, fileName != "-" else {
            throw .usage(.formatMissing(known: Self.allCases.map(\.name)))
        }
        if let format = ExportFormat(fileName: fileName) {
            self = format
            return
        }
        let likely = Self.allCases.filter {
            fileName.lowercased().hasSuffix("." + $0.fileExtension)
        }
        throw .usage(
            .formatUnclear(
                file: fileName, likely: (likely.isEmpty ? Self.allCases : likely).map(\.name)))
    }
}
