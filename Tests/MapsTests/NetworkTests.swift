import TestSupport
import Testing

@testable import Maps

@Suite("The places and ways of trips")
struct NetworkTests {
    private let bonn = MapPlace(
        name: "Bonn", position: GeoPosition(latitude: 50.73, longitude: 7.1))
    private let wien = MapPlace(
        name: "Wien", position: GeoPosition(latitude: 48.2, longitude: 16.37))
    private let vienna = MapPlace(
        name: "Vienna", position: GeoPosition(latitude: 48.2, longitude: 16.37))

    @Test("There and back is one way, and trips that are alike are counted together")
    func ways() {
        let network = MapNetwork([
            MapTrip(from: bonn, to: wien, count: 2), MapTrip(from: wien, to: bonn, count: 3),
        ])
        #expect(network.nodes.map(\.count) == [5, 5])
        #expect(network.ways == [MapNetwork.Way(from: 0, to: 1, count: 5)])
    }

    @Test("A place has the name that most trips have for it, in whatever order they come")
    func names() {
        let trips = [
            MapTrip(from: bonn, to: vienna), MapTrip(from: bonn, to: wien, count: 2),
            MapTrip(from: wien, to: bonn), MapTrip(from: vienna, to: bonn),
        ]
        for trips in [trips, trips.reversed()] {
            let names = MapNetwork(trips).nodes.map(\.place.name)
            #expect(names.sorted() == ["Bonn", "Wien"])
        }
    }

    @Test("A trip back to where it began is of one place, and none is of no place")
    func rounds() {
        let network = MapNetwork([
            MapTrip(from: bonn, to: bonn), MapTrip(from: wien, to: bonn, count: 0),
        ])
        #expect(network.nodes.map(\.place.name) == ["Bonn"])
        #expect(network.nodes.map(\.count) == [1])
        #expect(network.ways == [])
    }

    @Test("Nothing is lost when places merge, and no two spots are nearer than they may be")
    func merging() {
        for map in RandomMap.some {
            for view in map.views {
                let spots = MapSpots(map.network, view.projector)
                let all = spots.spots.flatMap(\.nodes)
                #expect(all.sorted() == Array(map.network.nodes.indices))
                let counts = map.network.nodes.map(\.count)
                for spot in spots.spots {
                    #expect(spot.count == spot.nodes.reduce(0) { $0 + counts[$1] })
                    #expect(spot.nodes == spot.nodes.sorted())
                }
                let within = map.network.ways.reduce(0) { sum, way in
                    let isWithin = spots.spots.contains {
                        $0.nodes.contains(way.from) && $0.nodes.contains(way.to)
                    }
                    return sum + (isWithin ? way.count : 0)
                }
                let total = map.network.ways.reduce(0) { $0 + $1.count }
                #expect(spots.ways.reduce(0) { $0 + $1.count } + within == total)
            }
        }
    }

    @Test("Spots stay the same while the map moves")
    func steady() {
        for map in RandomMap.some {
            let view = map.views[0]
            let moved = view.moved(x: 31, y: -17)
            let before = MapSpots(map.network, view.projector)
            let after = MapSpots(map.network, moved.projector)
            #expect(before.spots.map(\.nodes) == after.spots.map(\.nodes), "\(map)")
        }
    }
}
