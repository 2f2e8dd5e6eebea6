public import Domain
public import Foundation
internal import Glibc
internal import Synchronization

/// The rules in the folder that the program brings along, and newer ones in the user's own. They are
/// read when they are asked for first.
///
/// A file of the user's own that cannot be used leaves the one that the program brings along in its
/// place, and is among the defects.
public final class RightsFolders: KnowsRights {
    private let shipped: URL?
    private let own: URL
    private let filledInZones: @Sendable () -> Set<String>
    private let read = Mutex<ReadRights?>(nil)

    /// - Parameters:
    ///   - shipped: nil where it was not installed; then only the user's own rules are known.
    ///   - own: a folder that need not be there.
    ///   - filledInZones: the zones that the program fills in where none is set.
    public init(
        shipped: URL?, own: URL, filledInZones: @escaping @Sendable () -> Set<String> = { [] }
    ) {
        self.shipped = shipped
        self.own = own
        self.filledInZones = filledInZones
    }

    public var rights: TravelRights { known.rights.doubting(filledInZones()) }
    public var defects: [RightsDefect] { known.defects }

    /// The defects of the files that the program brings along, which has none.
    package static func defects(ofShipped folder: URL) -> [RightsDefect] {
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

/// What was read.
private struct ReadRights {
    let rights: TravelRights
    /// Of all files. Those of the program have none but by what the user's own say of territories.
    let defects: [RightsDefect]
    let shippedDefects: [RightsDefect]

    init(shipped: URL?, own: URL?) {
        var shippedDefects: [RightsDefect] = []
        var defects: [RightsDefect] = []
        let shipped = shipped.map(RightsFiles.init)
        let own = own.map(RightsFiles.init)

        var places = EditedTerritories()
        shipped.map { shippedDefects += places.take(from: $0) }
        own.map { defects += places.take(from: $0) }
        var schemes = EditedSchemes(territories: places.territories)
        shipped.map { shippedDefects += schemes.take(from: $0) }
        own.map { defects += schemes.take(from: $0) }

        self.defects = shippedDefects + defects
        self.shippedDefects = shippedDefects
        rights = TravelRights(schemes: schemes.sorted, territories: places.territories)
    }
}

/// The newest territories of those that were taken.
private struct EditedTerritories {
    private(set) var territories = Territories.none
    private var edition: CalendarDay?

    /// Returns why they cannot be taken.
    mutating func take(from files: RightsFiles) -> [RightsDefect] {
        do throws(RightsDefect) {
            guard let data = try files.data(of: TerritoriesReader.file) else { return [] }
            let new = try TerritoriesReader.territories(in: data)
            if let edition, edition >= new.edition {
                throw RightsDefect(
                    file: TerritoriesReader.file, field: "edition", .notNewer(edition))
            }
            (territories, edition) = new
            return []
        } catch {
            return [error]
        }
    }
}

/// The newest schemes of those that were taken, by their ids.
private struct EditedSchemes {
    private let reader: SchemeReader
    private var schemes: [String: RightsScheme] = [:]

    init(territories: Territories) {
        reader = SchemeReader(territories: territories)
    }

    var sorted: [RightsScheme] { schemes.values.sorted { $0.id < $1.id } }

    /// Returns why some of them cannot be taken.
    mutating func take(from files: RightsFiles) -> [RightsDefect] {
        var defects: [RightsDefect] = []
        for name in files.schemes {
            do throws(RightsDefect) {
                guard let data = try files.data(of: name) else { continue }
                let scheme = try reader.scheme(in: data, file: name)
                if let known = schemes[scheme.id], known.edition >= scheme.edition {
                    throw RightsDefect(file: name, field: "edition", .notNewer(known.edition))
                }
                schemes[scheme.id] = scheme
            } catch {
                defects.append(error)
            }
        }
        return defects
    }
}

/// The files of a folder of rules.
private struct RightsFiles {
    private let folder: URL

    /// A file of rules has a few thousand bytes.
    private static let mostBytes = 1 << 20
    private static let mostFiles = 500

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The names of those that schemes are in, in order.
    var schemes: [String] {
        let all = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        return Array(
            (all ?? []).filter {
                $0.hasSuffix(".json") && !$0.hasPrefix(".") && $0 != TerritoriesReader.file
            }.sorted().prefix(Self.mostFiles))
    }

    /// Nil where there is no such file.
    func data(of name: String) throws(RightsDefect) -> Data? {
        let file = folder.appending(path: name)
        var status = stat()
        guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
        // What is no plain file might never end.
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes,
            let data = try? Data(contentsOf: file)
        else { throw RightsDefect(file: name, .unreadable) }
        return data
    }
}
