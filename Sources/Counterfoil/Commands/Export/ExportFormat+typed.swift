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

    private static var names: String { Localizer.ofProgram.choice(of: allCases.map(\.name)) }

    /// Reads a typed format.
    init(typed text: String) throws(CommandError) {
        guard let format = Self.allCases.first(where: { $0.name == text.lowercased() }) else {
            throw .usage(
                localized(
                    "“{text}” is not a format; choose {formats}.",
                    ["text": text, "formats": Self.names]))
        }
        self = format
    }

    /// Makes the format for a file of a name.
    ///
    /// - Parameter fileName: the name, or `nil` for standard output.
    init(ofFile fileName: String?) throws(CommandError) {
        guard let fileName, fileName != "-" else {
            throw .usage(
                localized("Choose a format with --format: {formats}.", ["formats": Self.names]))
        }
        let likely = Self.allCases.filter {
            fileName.lowercased().hasSuffix("." + $0.fileExtension)
        }
        guard likely.count == 1 else {
            throw .formatUnclear(
                file: fileName, likely: (likely.unlessEmpty ?? Self.allCases).map(\.name))
        }
        self = likely[0]
    }
}
