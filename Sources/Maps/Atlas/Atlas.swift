/// The coasts, borders and lakes of the Earth: what resources/map/world.map says.
public final class Atlas: Hashable, Sendable {
    /// What parts what.
    enum Kind: Int, Sendable {
        case coast
        case border
        /// Of a lake.
        case shore
        /// Between two pieces of one country; it is not drawn.
        case inner
    }

    /// A line that two neighbours share, from where it meets others to where it does again.
    struct Arc: Sendable {
        let kind: Kind
        let vertices: Range<Int>
    }

    /// Arcs that follow each other around an area, by their numbers: of one that runs backwards, all
    /// bits are the others (`~number`).
    typealias Ring = [Int]

    struct Country: Sendable {
        /// By ISO 3166, such as "DE"; "--" if the area has none.
        let code: String
        let rings: [Ring]
    }

    let vertices: [AtlasVertex]
    let arcs: [Arc]
    let countries: [Country]
    let lakes: [Ring]

    /// The map that a file holds.
    ///
    /// Returns `nil` if it is not such a file, or not whole.
    public init?(_ bytes: [UInt8]) {
        guard var reader = AtlasReader(bytes), let arcs = reader.arcs(),
            let countries = reader.countries(arcs.count), let lakes = reader.rings(arcs.count)
        else { return nil }
        (vertices, self.arcs, self.countries, self.lakes) = (
            reader.vertices, arcs, countries, lakes
        )
    }

    /// An atlas is the same as itself alone: none is read twice.
    public static func == (one: Atlas, other: Atlas) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The codes of the countries that it knows the area of.
    public var codes: Set<String> { Set(countries.map(\.code)).subtracting(["--"]) }
}
