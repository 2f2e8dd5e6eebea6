public import Claims
public import Domain
public import Foundation
internal import Synchronization

/// The rules in the folder that the program installs, and newer ones in the user's own folder. They
/// are read when they are first needed.
///
/// An unusable file of the user's leaves the installed one in its place, and is listed among the
/// defects.
public final class RightsFolders: KnowsRights {
    private let shipped: URL?
    private let own: URL
    private let filledInZones: @Sendable () -> Set<String>
    private let read = Mutex<ReadRights?>(nil)

    /// Makes the rules of two folders.
    ///
    /// - Parameters:
    ///   - shipped: the installed folder, or `nil` if there is none; then only the user's own rules
    ///     are known.
    ///   - own: the user's folder, which need not exist.
    ///   - filledInZones: returns the zones that the program fills in where none is set.
    public init(
        shipped: URL?, own: URL, filledInZones: @escaping @Sendable () -> Set<String> = { [] }
    ) {
        self.shipped = shipped
        self.own = own
        self.filledInZones = filledInZones
    }

    public var rights: TravelRights { known.rights.doubting(filledInZones()) }
    public var defects: [DataDefect] { known.defects }

    /// The folders whose files are read.
    public var folders: (shipped: URL?, own: URL) { (shipped, own) }

    /// Returns the countries in which an operator runs, by ISO 3166; none if they are unknown, and for
    /// flights, for which no rule is read.
    public func countries(ofOperator name: CountedName, by mode: TravelMode) -> Set<String> {
        mode == .flight ? [] : known.rights.countries(ofOperator: name, by: mode)
    }

    /// Returns the defects of the files that the program installs, which should have none.
    package static func defects(ofShipped folder: URL) -> [DataDefect] {
        ReadRights(shipped: folder, own: nil).shippedDefects
    }

    private var known: ReadRights {
        read.withLock { read in
            if let read { return read }
            let new = ReadRights(shipped: shipped, own: own)
            read = new
            return new
        }
    }
}

/// The rules that were read, with the defects of their files.
private struct ReadRights {
    let rights: TravelRights
    /// The defects of all files. Installed files have defects only because of the user's own
    /// territories.
    let defects: [DataDefect]
    let shippedDefects: [DataDefect]

    init(shipped: URL?, own: URL?) {
        var shippedDefects: [DataDefect] = []
        var defects: [DataDefect] = []
        let shipped = shipped.map(DataFolder.init)
        let own = own.map(DataFolder.init)

        var places = EditedTerritories()
        shipped.map { shippedDefects += places.adoptNewer(from: $0) }
        own.map { defects += places.adoptNewer(from: $0) }
        var schemes = EditedSchemes(territories: places.territories)
        shipped.map { shippedDefects += schemes.adoptNewer(from: $0) }
        own.map { defects += schemes.adoptNewer(from: $0) }

        self.defects = shippedDefects + defects
        self.shippedDefects = shippedDefects
        rights = TravelRights(schemes: schemes.sorted, territories: places.territories)
    }
}

/// The territories with the newest edition so far.
private struct EditedTerritories {
    private(set) var territories = Territories.none
    private var edition: CalendarDay?

    /// Adopts newer territories, and returns the defects of those that it cannot adopt.
    mutating func adoptNewer(from files: DataFolder) -> [DataDefect] {
        do throws(DataDefect) {
            guard let data = try files.data(of: TerritoriesReader.file) else { return [] }
            let new = try TerritoriesReader.territories(in: data)
            if let edition, edition >= new.edition {
                throw DataDefect(
                    file: TerritoriesReader.file, field: "edition", .notNewer(edition))
            }
            (territories, edition) = new
            return []
        } catch {
            return [error]
        }
    }
}

/// The schemes with the newest editions so far, by their ids.
private struct EditedSchemes {
    private let reader: SchemeReader
    private var schemes: [String: RightsScheme] = [:]

    init(territories: Territories) {
        reader = SchemeReader(territories: territories)
    }

    var sorted: [RightsScheme] { schemes.values.sorted { $0.id < $1.id } }

    /// Adopts newer schemes, and returns the defects of those that it cannot adopt.
    mutating func adoptNewer(from files: DataFolder) -> [DataDefect] {
        var defects: [DataDefect] = []
        for name in files.names where name != TerritoriesReader.file {
            do throws(DataDefect) {
                guard let data = try files.data(of: name) else { continue }
                let scheme = try reader.scheme(in: data, file: name)
                if let known = schemes[scheme.id], known.edition >= scheme.edition {
                    throw DataDefect(file: name, field: "edition", .notNewer(known.edition))
                }
                schemes[scheme.id] = scheme
            } catch {
                defects.append(error)
            }
        }
        return defects
    }
}
