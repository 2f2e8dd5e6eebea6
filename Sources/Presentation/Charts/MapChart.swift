public import Maps

/// Trips on a map: the ways between places, drawn the wider the more often they were gone.
public nonisolated struct MapChart: Hashable, Sendable {
    /// The coasts and borders below them.
    public let atlas: Atlas
    /// The places and the ways between them.
    public let network: MapNetwork
    /// What each place of the network says, and where it leads; in the order of its nodes.
    public let points: [ChartPoint]
    /// The codes of the countries that are shaded.
    public let visited: Set<String>

    /// A map of a network.
    ///
    /// - Parameter point: says what a node is in words.
    public init(
        _ atlas: Atlas, _ network: MapNetwork, visited: Set<String> = [],
        point: (MapNetwork.Node) -> ChartPoint
    ) {
        self.atlas = atlas
        self.network = network
        self.visited = visited
        points = network.nodes.map(point)
    }
}
