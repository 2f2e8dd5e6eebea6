public import Foundation

/// The coasts, borders and lakes of the Earth, as resources/map/world.map holds them.
public final class Atlas: Hashable, Sendable {
    /// The kind of line between two areas.
    enum Kind: Int, Sendable {
        case coast
        case border
        /// The edge of a lake.
        case shore
        /// A line between two pieces of one country, which is not drawn.
        case inner
    }

    /// A line between two neighbours, from one meeting with other lines to the next.
    struct Arc: Sendable {
        let kind: Kind
        let vertices: Range<Int>
    }

    /// The numbers of the arcs around an area, in their order; `~number` for an arc that runs
    /// backwards.
    typealias Ring = [Int]

    struct Country: Sendable {
        /// The code by ISO 3166, such as "DE", or "--" if the area has none.
        let code: String
        let rings: [Ring]
    }

    let vertices: [AtlasVertex]
    let arcs: [Arc]
    let countries: [Country]
    let lakes: [Ring]

    /// Reads the bytes of a map file; `nil` if they are those of another file, or not complete.
    public init?(_ bytes: [UInt8]) {
        guard var reader = AtlasReader(bytes), let arcs = reader.arcs(),
            let countries = reader.countries(arcs.count), let lakes = reader.rings(arcs.count)
        else { return nil }
        (vertices, self.arcs, self.countries, self.lakes) = (
            reader.vertices, arcs, countries, lakes
        )
    }

    /// Compares identities, as the program reads the file once.
    public static func == (one: Atlas, other: Atlas) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The file of an atlas, which is read when a map is first made, and once.
public actor AtlasFile {
    private let file: URL
    private var isRead = false
    private var known: Atlas?

    public init(_ file: URL) { self.file = file }

    /// The atlas, or `nil` if the file is not there or not whole.
    public var atlas: Atlas? {
        if !isRead {
            isRead = true
            known = (try? Data(contentsOf: file)).flatMap { Atlas([UInt8]($0)) }
        }
        return known
    }
}
