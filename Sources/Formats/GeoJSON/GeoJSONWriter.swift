import Domain
import Foundation

/// Writes trips as GeoJSON, one feature per line, for people who have a map of their own.
struct GeoJSONWriter: EntryWriter {
    /// The places, or `nil` if only coordinates of the trips count.
    let places: (any FindsPlaces)?
    /// The zones that the program fills in, which tell nothing about a place.
    let filledInZones: Set<String>
    private(set) var withoutCoordinates = 0
    private var isFirst = true

    init(places: (any FindsPlaces)? = nil, filledInZones: Set<String> = []) {
        self.places = places
        self.filledInZones = filledInZones
    }

    func begin(to sink: Sink) throws {
        try sink(Array(#"{"type":"FeatureCollection","features":["#.utf8))
    }

    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard case .trip(let trip)? = stored.entry else { return false }
        let ends = places?.ends(of: trip, filledInZones: filledInZones) ?? FoundEnds()
        let feature = TripFeature(trip, named: stored.id.rawValue, at: ends)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try sink(Array((isFirst ? "\n" : ",\n").utf8) + encoder.encode(feature))
        isFirst = false
        if feature.geometry == .nowhere { withoutCoordinates += 1 }
        return true
    }

    func end(to sink: Sink) throws {
        try sink(Array("\n]}\n".utf8))
    }
}
