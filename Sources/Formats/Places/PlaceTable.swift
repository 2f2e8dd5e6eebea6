public import Domain
public import Foundation
internal import Synchronization

/// The places that are installed with the program, and those of the user's own lists. Their files
/// are opened at the first look-up.
///
/// The files of towns are mapped, and a look-up reads a few pages of them.
public final class PlaceTable: FindsPlaces {
    private let shipped: URL?
    private let own: URL
    private let airports: any FindsAirports
    private let rules: Rules?
    private let operatorCountries: OperatorCountries
    private let opened = Mutex<OpenedPlaces?>(nil)
    /// Waits for the opening of the files.
    private let waiting = Mutex<[AsyncStream<[PlaceDefect]>.Continuation]>([])
    private let knownVersion = Memo<String>()

    /// - Parameters:
    ///   - shipped: The folder of the program's places, or `nil` if it is not installed. Then only
    ///     airports are known.
    ///   - own: The folder of the user's lists, which need not exist.
    ///   - rules: The folders of files that `operatorCountries` reads, or `nil` for none.
    ///   - operatorCountries: Returns the countries in which an operator runs, by ISO 3166; none if they
    ///     are unknown. It is asked only for stops with a known name, on any thread.
    public init(
        shipped: URL?, own: URL, airports: any FindsAirports, rules: Rules? = nil,
        operatorCountries: @escaping OperatorCountries = { _, _ in [] }
    ) {
        self.shipped = shipped
        self.own = own
        self.airports = airports
        self.rules = rules
        self.operatorCountries = operatorCountries
    }

    public typealias Rules = (shipped: URL?, own: URL)
    public typealias OperatorCountries =
        @Sendable (_ operator: CountedName, _ mode: TravelMode) -> Set<String>

    /// The names and sizes of the files, and the times of the user's own. They are asked for once,
    /// before the files are opened, since a later change does not count until the next start.
    ///
    /// The times of installed files do not count, so that two copies of the program agree.
    public var version: String {
        knownVersion {
            let stamps = [
                FileStamps.text(of: [shipped, rules?.shipped].compactMap(\.self), hasTimes: false),
                FileStamps.text(of: [own, rules?.own].compactMap(\.self), hasTimes: true),
            ]
            return stamps.joined(separator: "\n\n")
        }
    }

    public var defects: [PlaceDefect] { places.own.defects }

    /// Returns the defects of the user's own lists once a look-up has read them, which this function does
    /// not. Returns none if its task is cancelled before.
    public func defectsOnceRead() async -> [PlaceDefect] {
        let defects = AsyncStream { continuation in
            opened.withLock { opened in
                if let opened {
                    continuation.yield(opened.own.defects)
                } else {
                    waiting.withLock { $0.append(continuation) }
                }
            }
        }
        return await defects.first { _ in true } ?? []
    }

    public func airport(code: String) -> Airport? { airports.airport(code: code) }

    public func country(of zone: String) -> String? { places.zones.country(of: zone) }

    public func towns(beginning letters: String, most: Int) -> [Town] {
        places.towns.towns(beginning: FoldedName.words(of: letters), most: most, as: places.zones)
    }

    public func areOfStation(_ words: String) -> Bool {
        places.words.reading(of: FoldedName.words(of: words)).isComplete
    }

    public func place(of name: String, hints: PlaceHints) -> FoundPlace? {
        var hints = hints
        // The zone that another entry has for the name counts like the stop's own.
        hints.clock = hints.clock ?? hints.known?.zone
        let found = airport(of: name, hints: hints) ?? places.place(of: name, hints: hints)
        return hints.known.map { known(name, $0, found: found) } ?? found
    }

    /// Returns the place from the journal's facts, completed by the found place if its country is
    /// the same.
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
            _ = version
            let new = OpenedPlaces(shipped: shipped, own: own, operatorCountries: operatorCountries)
            opened = new
            tell(new.own.defects)
            return new
        }
    }

    private func tell(_ defects: [PlaceDefect]) {
        waiting.withLock { waiting in
            for continuation in waiting { continuation.yield(defects) }
            waiting = []
        }
    }
}

/// The files of folders as they are now, without their contents.
enum FileStamps {
    /// Returns the name and the size of each file in the order of the names, and its time if that
    /// counts. A folder that is not there has none.
    static func text(of folders: [URL], hasTimes: Bool) -> String {
        folders.map { folder in
            let path = folder.path(percentEncoded: false)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().map { stamp(of: $0, in: folder, hasTime: hasTimes) }.joined(
                separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func stamp(of name: String, in folder: URL, hasTime: Bool) -> String {
        let path = folder.appending(path: name).resolvingSymlinksInPath()
            .path(percentEncoded: false)
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let size = facts?[.size] as? UInt64 ?? (facts?[.size] as? NSNumber)?.uint64Value ?? 0
        guard hasTime else { return "\(name)\t\(size)" }
        let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(name)\t\(size)\t\(time)"
    }
}
