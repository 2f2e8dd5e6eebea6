import Domain
import Formats
import Foundation
import TestSupport

/// The installed places, and a folder for the user's own lists.
struct PlacesStage {
    static let resources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../resources").standardized

    private let folder: ScratchFolder
    let table: PlaceTable

    /// - Parameters:
    ///   - lists: the text of each own list, by the name of its file.
    ///   - operators: the countries in which operators run.
    init(
        _ lists: [String: String] = [:],
        operators: @escaping PlaceTable.OperatorCountries = { _, _ in [] }
    ) throws {
        folder = try ScratchFolder()
        for (name, text) in lists {
            try Data(text.utf8).write(to: folder.url.appending(path: name))
        }
        table = PlaceTable(
            shipped: Self.resources.appending(path: "places"), own: folder.url,
            airports: AirportTable(Self.resources.appending(path: "airports/airports.tsv")),
            operatorCountries: operators)
    }

    func place(_ name: String, _ hints: PlaceHints = PlaceHints()) -> FoundPlace? {
        table.place(of: name, hints: hints)
    }

    func country(_ name: String, _ hints: PlaceHints = PlaceHints()) -> String? {
        place(name, hints)?.country
    }
}
