/// Finds places by name, and airports by code.
public protocol FindsPlaces: FindsAirports {
    /// Looks up the name of a stop. Returns `nil` if the country cannot be told.
    func place(of name: String, hints: PlaceHints) -> FoundPlace?

    /// Returns the towns with a name that begins with the letters, the largest first, each under
    /// the first such name.
    func towns(beginning letters: String, most: Int) -> [Town]

    /// Returns whether words behind the name of a town are those of a station, such as *Hbf*.
    func areOfStation(_ words: String) -> Bool

    /// Returns the country of a time zone, or `nil` if it is unknown or shared by several
    /// countries.
    func country(of zone: String) -> String?

    /// A text that changes whenever the table, the user's lists or the rules that name operators change.
    /// It needs no look-up.
    var version: String { get }

    /// The defects of the user's own lists.
    var defects: [PlaceDefect] { get }
}

/// The two ends of a trip, as far as they were found.
public struct FoundEnds: Hashable, Sendable {
    public var from: FoundPlace?
    public var to: FoundPlace?

    public init(from: FoundPlace? = nil, to: FoundPlace? = nil) {
        self.from = from
        self.to = to
    }

    public subscript(end: TripStop) -> FoundPlace? { end == .departure ? from : to }

    /// The zone of an end, or `nil` if it was not found.
    public func zone(at end: TripStop) -> Zone? {
        self[end]?.zone.flatMap { try? .identified(by: $0) }
    }

    /// The great-circle distance in kilometres, or `nil` if the place of an end is not known or both
    /// are the same. Coordinates that the trip has come first.
    public func greatCircle(of trip: Trip) -> Double? {
        var located = trip
        located.fromCoordinates = trip.fromCoordinates ?? from?.coordinates
        located.toCoordinates = trip.toCoordinates ?? to?.coordinates
        return located.greatCircle
    }
}

extension FindsPlaces {
    /// Looks up both ends of a trip. An end that its own name does not tell is found by the other.
    ///
    /// - Parameters:
    ///   - known: returns the facts that the journal has of a name.
    ///   - filledInZones: the zones that the program fills in, which tell nothing about a place.
    public func ends(
        of trip: Trip, known: (String) -> KnownPlace? = { _ in nil },
        filledInZones: Set<String> = []
    ) -> FoundEnds {
        func hints(_ end: TripStop) -> PlaceHints {
            let name = end == .departure ? trip.from : trip.to
            var place = known(name) ?? KnownPlace()
            place.coordinates = trip.coordinates(at: end) ?? place.coordinates
            let time = end == .departure ? trip.departure : trip.arrival ?? trip.departure
            return PlaceHints(
                mode: trip.mode, known: place,
                clock: time.zone.nameOfPlace.flatMap { filledInZones.contains($0) ? nil : $0 },
                operator: trip.operator)
        }
        return ends(from: (trip.from, hints(.departure)), to: (trip.to, hints(.arrival)))
    }

    /// The ends of a trip by the names and hints of its stops: each by itself, and where that does
    /// not tell it, by the other.
    public func ends(
        from: (name: String, hints: PlaceHints), to: (name: String, hints: PlaceHints)
    ) -> FoundEnds {
        func place(_ stop: (name: String, hints: PlaceHints), by other: FoundPlace? = nil)
            -> FoundPlace?
        {
            guard !stop.name.allSatisfy(\.isWhitespace) else { return nil }
            var hints = stop.hints
            hints.otherEnd = other ?? hints.otherEnd
            return self.place(of: stop.name, hints: hints)
        }
        var ends = FoundEnds(from: place(from), to: place(to))
        if ends.from?.coordinates == nil, let other = ends.to {
            ends.from = place(from, by: other)
        } else if ends.to?.coordinates == nil, let other = ends.from {
            ends.to = place(to, by: other)
        }
        return ends
    }

    /// Returns trips with their places. The coordinates of a trip itself come first.
    ///
    /// - Parameter filledInZones: the zones that the program fills in, which say nothing of a place.
    public func located(_ trips: [Trip], filledInZones: Set<String>) -> LocatedTrips {
        var located = LocatedTrips()
        for trip in trips {
            let ends = ends(of: trip, filledInZones: filledInZones)
            let (from, to) = (CountedName(trip.from), CountedName(trip.to))
            let day = trip.departure.day
            located.add(
                from: LocatedStop(from, at: trip.fromCoordinates, found: ends.from),
                to: LocatedStop(to, at: trip.toCoordinates, found: ends.to), named: (from, to),
                days: day...day)
        }
        return located
    }
}

extension Zone {
    /// The zone's name in the time zone database, or `nil` if it has none.
    package var nameOfPlace: String? {
        if case .named(let name) = self { name } else { nil }
    }
}

/// A place that was looked up by the name of a stop. It is derived, and no file holds it.
public struct FoundPlace: Hashable, Sendable {
    /// The part of the stop's name that was found, such as `Köln` of `Köln Hbf`.
    public let name: String
    /// The country's two-letter code by ISO 3166.
    public let country: String
    /// The zone's name in the time zone database, or `nil` if the country has places of that name
    /// in several zones.
    public let zone: String?
    /// The coordinates, or `nil` if the country has several places of that name and none is much
    /// the largest.
    public let coordinates: Coordinates?
    /// Whether the coordinates are those of the town that the stop is in or near.
    public let isAbout: Bool

    public init(
        name: String, country: String, zone: String?, coordinates: Coordinates?, isAbout: Bool
    ) {
        self.name = name
        self.country = country
        self.zone = zone
        self.coordinates = coordinates
        self.isAbout = isAbout
    }
}

/// The facts beside the name of a stop that tell places of the same name apart.
public struct PlaceHints: Sendable {
    /// The mode of the trip. A name that is only a code, such as `CGN`, is an airport's in a
    /// flight.
    public var mode: TravelMode?
    /// The facts that the journal has of the name, in this entry or in others.
    public var known: KnownPlace?
    /// The zone that the user set for the stop's clock, or `nil` if the program filled it in.
    public var clock: String?
    /// The operator of the trip; empty if it is unknown.
    public var `operator`: String
    /// The other end of the trip, or `nil` if it is unknown.
    public var otherEnd: FoundPlace?

    public init(
        mode: TravelMode? = nil, known: KnownPlace? = nil, clock: String? = nil,
        operator: String = "", otherEnd: FoundPlace? = nil
    ) {
        self.mode = mode
        self.known = known
        self.clock = clock
        self.operator = `operator`
        self.otherEnd = otherEnd
    }
}

/// The facts that a journal has of a place.
public struct KnownPlace: Hashable, Sendable {
    /// The zone's name in the time zone database, set by the user or an import, or `nil`.
    public var zone: String?
    public var coordinates: Coordinates?

    public init(zone: String? = nil, coordinates: Coordinates? = nil) {
        self.zone = zone
        self.coordinates = coordinates
    }
}

extension ReadsEntries {
    /// Returns the facts that the journal has of some stops, by their names.
    ///
    /// - Parameter filledInZones: the zones that the program fills in, which say nothing of a
    ///   place.
    public func knownPlaces(
        named names: [String], filledInZones: Set<String>
    ) async -> [String: KnownPlace] {
        var places: [String: KnownPlace] = [:]
        for name in names {
            places[name] = await knownPlace(named: name, filledInZones: filledInZones)
        }
        return places
    }

    /// Returns the facts that the latest trips from and to a stop have of it, or `nil` if they
    /// have none.
    private func knownPlace(named name: String, filledInZones: Set<String>) async -> KnownPlace? {
        guard !name.allSatisfy(\.isWhitespace) else { return nil }
        let name = CountedName(name)
        var place = KnownPlace()
        for end in TripStop.allCases {
            let terms = SearchTerms.whole(end == .departure ? .from : .to, name)
            let found = await listing(matching: EntryQuery(kind: .trip, search: terms.text))
            for summary in found.summaries(in: 0..<min(latest, found.count)) {
                guard case .trip(let trip)? = await entry(summary.id),
                    CountedName(end == .departure ? trip.from : trip.to) == name
                else { continue }
                place.coordinates = place.coordinates ?? trip.coordinates(at: end)
                let time = end == .departure ? trip.departure : trip.arrival
                if case .named(let zone)? = time?.zone, !filledInZones.contains(zone) {
                    place.zone = zone
                    return place
                }
            }
        }
        return place == KnownPlace() ? nil : place
    }

    /// The greatest number of trips from a stop that are read, and of trips to it.
    private var latest: Int { 3 }
}

/// A town under one of its names.
public struct Town: Hashable, Sendable {
    public let name: String
    /// The country's two-letter code by ISO 3166.
    public let country: String
    /// The zone's name in the time zone database.
    public let zone: String
    /// The coordinates of the town's middle, to about a kilometre.
    public let coordinates: Coordinates
    /// The size class. Towns of the next class have about three quarters more people.
    public let size: Int

    public init(name: String, country: String, zone: String, coordinates: Coordinates, size: Int) {
        self.name = name
        self.country = country
        self.zone = zone
        self.coordinates = coordinates
        self.size = size
    }
}

/// The reason why a line of the user's own list of places, or all of the list, is not used.
public struct PlaceDefect: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public let file: String
    /// The number of the line, counted from 1 at the heading, or `nil` for the whole file.
    public let line: Int?
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case unreadable
        /// The heading lacks the column of this name.
        case noColumn(String)
        /// A quotation mark is opened and not closed.
        case openQuote
        case noName
        case notALatitude(String)
        case notALongitude(String)
        /// The text is not a zone of the time zone database that tells a country.
        case notAZone(String)
    }

    public init(file: String, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}
