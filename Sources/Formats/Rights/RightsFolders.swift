public import Claims
public import Domain
public import Foundation

/// The rules in the folder that the program installs, and newer ones in the user's own folder. They
/// are read when they are first needed.
///
/// An unusable file of the user's leaves the installed one in its place, and is listed among the
/// defects.
public final class RightsFolders: KnowsRights {
    private let shipped: URL?
    private let own: URL
    private let filledInZones: @Sendable () -> Set<String>
    private let read = Memo<ReadRights>()

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

    private var known: ReadRights { read { ReadRights(shipped: shipped, own: own) } }
}

/// The rules that were read, with the defects of their files.
private struct ReadRights: Sendable {
    let rights: TravelRights
    /// The defects of all files. Installed files have defects only because of the user's own
    /// territories.
    let defects: [DataDefect]

    init(shipped: URL?, own: URL) {
        var shippedDefects: [DataDefect] = []
        var defects: [DataDefect] = []
        let shipped = shipped.map { DataFolder(folder: $0) }
        let own = DataFolder(folder: own)

        var places = NewestEditions(by: \.edition, TerritoriesReader.territories)
        shipped.map { shippedDefects += places.adopt([TerritoriesReader.file], from: $0) }
        defects += places.adopt([TerritoriesReader.file], from: own)
        let territories = places.values.first?.territories ?? .none
        var schemes = NewestEditions(by: \.edition, SchemeReader(territories: territories).scheme)
        shipped.map { shippedDefects += schemes.adopt($0.schemes, from: $0) }
        defects += schemes.adopt(own.schemes, from: own)

        self.defects = shippedDefects + defects
        rights = TravelRights(
            schemes: schemes.values.sorted { $0.id < $1.id }, territories: territories)
    }
}

extension DataFolder {
    fileprivate var schemes: [String] { names.filter { $0 != TerritoriesReader.file } }
}
