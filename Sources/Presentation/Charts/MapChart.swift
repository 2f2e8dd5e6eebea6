public import Maps

/// Ways on a map, each a line whose width grows with how often it was taken.
public nonisolated struct MapChart: Hashable, Sendable {
    /// The coasts and borders below the ways.
    public let atlas: Atlas
    /// The places and the ways between them.
    public let network: MapNetwork
    /// The description and link of each place, in the order of the network's nodes.
    public let points: [ChartPoint]
    /// The codes of the countries that are shaded.
    public let visited: Set<String>

    /// Makes the map of a network.
    ///
    /// - Parameter point: returns the description and link of a node.
    public init(
        _ atlas: Atlas, _ network: MapNetwork, visited: Set<String> = [],
        point: (MapNetwork.Node) -> ChartPoint
    ) {
        self.atlas = atlas
        self.network = network
        self.visited = visited
        points = network.nodes.map(point)
    }

    /// Returns the description of a spot of several places, of which it names the first six.
    public func description(of nodes: [Int]) -> String {
        let most = 6
        let named = nodes.prefix(most).map { points[$0].description }
        return (named + (nodes.count > most ? ["…"] : [])).joined(separator: "\n")
    }
}
