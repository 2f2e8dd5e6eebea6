import Domain
import Foundation
import JournalFormat
import Maps

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
        try sink(Array((isFirst ? "\n" : ",\n").utf8) + JSONEncoder.ordered.encode(feature))
        isFirst = false
        if feature.geometry == .nowhere { withoutCoordinates += 1 }
        return true
    }

    func end(to sink: Sink) throws {
        try sink(Array("\n]}\n".utf8))
    }
}

/// A trip as a feature of GeoJSON (RFC 7946).
struct TripFeature: Encodable {
    let type = "Feature"
    /// The name of the entry's file.
    let id: String
    let geometry: Geometry
    let properties: Properties

    /// The ends of a trip in longitude and latitude.
    enum Geometry: Equatable {
        case nowhere
        /// The only end that is known, or both if they are the same.
        case point([Double])
        /// The way between the ends, in several lines if it crosses the antimeridian.
        case lines([[[Double]]])
    }

    struct Properties: Encodable {
        let from, to, mode: String
        let service, `operator`: String?
        let departure: String
        let arrival, actualDeparture, actualArrival: String?
        /// The delay of the arrival in minutes, negative if early.
        let delay: Int?
        let disruption, abandonment, journey: String?
        /// Whether an end was looked up by its name, so that it is that of the town at best.
        let about: Bool?
    }

    /// - Parameter ends: the places of the ends. Coordinates of the trip itself come first.
    init(_ trip: Trip, named id: String, at ends: FoundEnds) {
        self.id = id
        let found = TripStop.allCases.map { trip.coordinates(at: $0) ?? ends[$0]?.coordinates }
        geometry = Geometry(from: found[0], to: found[1])
        let isLookedUp = zip(TripStop.allCases, found).contains { end, place in
            place != nil && trip.coordinates(at: end) == nil
        }
        properties = Properties(
            from: trip.from, to: trip.to, mode: trip.mode.rawValue,
            service: trip.service.unlessEmpty, operator: trip.operator.unlessEmpty,
            departure: trip.departure.textWithOffset, arrival: trip.arrival?.textWithOffset,
            actualDeparture: trip.actualDeparture?.textWithOffset,
            actualArrival: trip.actualArrival?.textWithOffset,
            delay: trip.delay(at: .arrival).map { Int($0.components.seconds / 60) },
            disruption: trip.disruption?.rawValue,
            abandonment: trip.abandonment == .none ? nil : trip.abandonment.rawValue,
            journey: trip.journeyName.unlessEmpty ?? trip.journey.unlessEmpty,
            about: isLookedUp ? true : nil)
    }
}

extension TripFeature.Geometry {
    fileprivate init(from: Coordinates?, to: Coordinates?) {
        guard let from, let to, from != to else {
            self = (from ?? to).map { .point(Self.position(GeoPosition($0))) } ?? .nowhere
            return
        }
        let lines = GeoPosition(from).lines(to: GeoPosition(to))
        self = .lines(lines.map { $0.map(Self.position) })
    }

    /// Returns the longitude and the latitude to a millionth of a degree.
    private static func position(_ position: GeoPosition) -> [Double] {
        [position.longitude, position.latitude].map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }
}

extension TripFeature.Geometry: Encodable {
    private struct Shape<Positions: Encodable>: Encodable {
        let type: String
        let coordinates: Positions
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .nowhere:
            var value = encoder.singleValueContainer()
            try value.encodeNil()
        case .point(let position):
            try Shape(type: "Point", coordinates: position).encode(to: encoder)
        case .lines(let lines) where lines.count == 1:
            try Shape(type: "LineString", coordinates: lines[0]).encode(to: encoder)
        case .lines(let lines):
            try Shape(type: "MultiLineString", coordinates: lines).encode(to: encoder)
        }
    }
}

extension GeoPosition {
    fileprivate init(_ place: Coordinates) {
        self.init(latitude: place.latitude, longitude: place.longitude)
    }
}

extension DateTime {
    /// The time as ISO 8601 with its offset from UTC, such as `2026-11-20T14:02:00+01:00`, and
    /// without one if it floats.
    fileprivate var textWithOffset: String {
        guard let instant, let zone = zone.timeZone else { return text }
        let offset = FixedZone.ahead(bySeconds: zone.secondsFromGMT(for: instant))
        return text + (offset.map { $0 == .utc ? "Z" : String($0.name.dropFirst(3)) } ?? "")
    }
}
