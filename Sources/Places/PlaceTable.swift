public import Domain
public import Foundation
internal import Synchronization

/// The places that the program brings along, and those of a person's own lists. They are opened when a
/// place is looked up first.
///
/// The towns stay in their files, which are mapped, and a look-up touches a few pages of them.
public final class PlaceTable: FindsPlaces {
    private let shipped: URL?
    private let own: URL
    private let airports: any FindsAirports
    private let opened = Mutex<OpenedPlaces?>(nil)

    /// - Parameters:
    ///   - shipped: nil where it was not installed; then only the own lists and airports are known.
    ///   - own: a folder that need not be there.
    public init(shipped: URL?, own: URL, airports: any FindsAirports) {
        self.shipped = shipped
        self.own = own
        self.airports = airports
    }

    public var defects: [PlaceDefect] { places.own.defects }

    public func airport(code: String) -> Airport? { airports.airport(code: code) }

    public func country(of zone: String) -> String? { places.zones.country(of: zone) }

    public func towns(beginning letters: String, most: Int) -> [Town] {
        places.towns.towns(beginning: FoldedName.words(of: letters), most: most, as: places.zones)
    }

    public func place(of name: String, hints: PlaceHints) -> FoundPlace? {
        var hints = hints
        // A zone that is set elsewhere is as good as this stop's own.
        hints.clock = hints.clock ?? hints.known?.zone
        let found = airport(of: name, hints: hints) ?? places.place(of: name, hints: hints)
        return hints.known.map { known(name, $0, found: found) } ?? found
    }

    /// The place as the journal knows it, with what was looked up where that agrees.
    private func known(_ name: String, _ known: KnownPlace, found: FoundPlace?) -> FoundPlace? {
        let country = known.zone.flatMap(country) ?? found?.country
        guard let country else { return nil }
        let found = found?.country == country ? found : nil
        return FoundPlace(
            name: found?.name ?? name, country: country, zone: known.zone ?? found?.zone,
            coordinates: known.coordinates ?? found?.coordinates,
            isAbout: known.coordinates == nil && (found?.isAbout ?? true))
    }

    private func airport(of name: String, hints: PlaceHints) -> FoundPlace? {
        guard let mode = hints.mode, let airport = airports.airport(of: name, by: mode),
            let country = country(of: airport.zone)
        else { return nil }
        return FoundPlace(
            name: name, country: country, zone: airport.zone, coordinates: airport.coordinates,
            isAbout: false)
    }

    private var places: OpenedPlaces {
        opened.withLock { opened in
            if let opened { return opened }
            let new = OpenedPlaces(shipped: shipped, own: own)
            opened = new
            return new
        }
    }
}
