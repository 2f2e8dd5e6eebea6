internal import Gtk

extension ChartLayout {
    /// The point under the pointer: of several, the one whose middle is nearest.
    func spot(at place: Point) -> Int? {
        spots.indices.filter { spots[$0].area.contains(place) }.min {
            place.distance(to: spots[$0].mark.centre) < place.distance(to: spots[$1].mark.centre)
        }
    }

    /// The point that an arrow key leads to. From nowhere it is the first one.
    func spot(beside spot: Int?, _ direction: Direction) -> Int? {
        guard let spot, spots.indices.contains(spot) else { return spots.isEmpty ? nil : 0 }
        let here = spots[spot]
        let near = spots.indices.filter { other in
            guard spots[other].group == here.group, isNext(spot, other, direction) else {
                return false
            }
            switch direction {
            case .left, .right: return spots[other].row == here.row
            case .up, .down: return spots[other].column == here.column
            }
        }
        if let nearest = near.min(by: { isNext($0, $1, direction) }) { return nearest }
        let along = place(of: spot, direction).along
        let elsewhere = spots.indices.filter {
            spots[$0].group != here.group && place(of: $0, direction).along > along + 0.01
        }
        guard let next = nearest(of: elsewhere, to: here, direction, aside: 3) else { return nil }
        let beside = elsewhere.filter { spots[$0].group == spots[next].group }
        return nearest(of: beside, to: here, direction, aside: 0)
    }

    /// Whether the other point comes later on the way: of those that lie above each other in a row, or
    /// beside each other in a column, in the order of the points.
    private func isNext(_ spot: Int, _ other: Int, _ direction: Direction) -> Bool {
        let (from, to) = (place(of: spot, direction), place(of: other, direction))
        return abs(to.along - from.along) < 0.01 ? to.turn > from.turn : to.along > from.along
    }

    /// How far in a direction a point is, and its turn among those that are as far.
    private func place(of spot: Int, _ direction: Direction) -> (along: Double, turn: Int) {
        let centre = spots[spot].mark.centre
        return switch direction {
        case .left: (-centre.x, -spot)
        case .right: (centre.x, spot)
        case .up: (-centre.y, -spot)
        case .down: (centre.y, spot)
        }
    }

    /// - Parameter aside: how much more it counts to be aside than to be far ahead.
    private func nearest(
        of spots: [Int], to here: ChartSpot, _ direction: Direction, aside: Double
    ) -> Int? {
        func distance(_ spot: Int) -> Double {
            let (from, to) = (here.mark.centre, self.spots[spot].mark.centre)
            let (x, y) = (abs(to.x - from.x), abs(to.y - from.y))
            return switch direction {
            case .left, .right: x + aside * y
            case .up, .down: y + aside * x
            }
        }
        return spots.min { distance($0) < distance($1) }
    }
}

extension Point {
    nonisolated fileprivate func distance(to other: Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}
