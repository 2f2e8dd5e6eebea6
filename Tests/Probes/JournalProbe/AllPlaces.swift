import Domain
import Formats
import Foundation
import JournalStore
import Maps
import Presentation
import Statistics
import Wording

/// Measures how long it takes to look up stops, and to make the map of many trips.
@MainActor
struct AllPlaces {
    private let journal: FolderJournal
    private let resources: URL
    private static let most = 100_000

    /// - Parameter resources: The folder of the program's own files.
    init(of journal: FolderJournal, in resources: String) {
        self.journal = journal
        self.resources = URL(filePath: resources)
    }

    /// Prints the milliseconds of 100,000 look-ups and of the map of 100,000 trips, several times.
    func measure() async {
        let made: [CountedTrip] = await journal.counted(matching: EntryQuery()).compactMap {
            if case .trip(let trip) = $0 { trip } else { nil }
        }
        guard !made.isEmpty else { return }
        let trips = (0..<Self.most).map { made[$0 % made.count] }
        let clock = ContinuousClock()
        for _ in 0..<5 {
            let gazetteer = places
            let atlas = await AtlasFile(resources.appending(path: "map/world.map")).atlas
            let start = clock.now
            let found = trips.count {
                gazetteer.place(
                    of: $0.from.text,
                    hints: PlaceHints(mode: $0.mode, operator: $0.operator?.text ?? "")) != nil
            }
            let lookedUp = clock.now
            let spots = atlas.map { Self.spots(of: trips, by: gazetteer, on: $0) }
            print(
                (lookedUp - start) / .milliseconds(1), (clock.now - lookedUp) / .milliseconds(1),
                found, spots ?? 0)
        }
    }

    private var places: PlaceTable {
        let rules = RightsFolders(
            shipped: resources.appending(path: "rights"), own: resources.appending(path: "none"))
        return PlaceTable(
            shipped: resources.appending(path: "places"), own: resources.appending(path: "none"),
            airports: AirportTable(resources.appending(path: "airports/airports.tsv")),
            rules: rules.folders, operatorCountries: rules.countries)
    }

    /// Makes the picture of a map of trips. Returns the number of its dots.
    private static func spots(
        of trips: [CountedTrip], by gazetteer: PlaceTable, on atlas: Atlas
    ) -> Int {
        let located = MappedRoutes(of: trips).located(by: gazetteer)
        let chart = Localizer.inEnglish.map(of: located, on: atlas) {
            .search($0.terms.text)
        }
        guard case .map(let map)? = chart?.drawing else { return 0 }
        let view = MapView(fitting: MapFit(map.network), on: MapSize(width: 800, height: 500))
        let maker = MapMaker(map.atlas, map.network, visited: map.visited)
        let picture = maker.picture(of: view) {
            MapSize(width: 7 * Double($0.count), height: 14)
        }
        return picture.spots.count
    }
}
