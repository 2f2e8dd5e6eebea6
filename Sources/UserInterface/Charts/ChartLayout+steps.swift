internal import Gtk

extension ChartLayout {
    /// Returns the point at a place; of several, the one with the nearest centre.
    func spot(at place: Point) -> Int? {
        spots.indices.filter { spots[$0].area.contains(place) }.min {
            place.distance(to: spots[$0].mark.centre) < place.distance(to: spots[$1].mark.centre)
        }
    }

    /// Returns the point that an arrow key leads to, or the first one without a starting point.
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

    /// Whether another point comes later in a direction. Points at the same distance follow in
    /// their own order.
    private func isNext(_ spot: Int, _ other: Int, _ direction: Direction) -> Bool {
        let (from, to) = (place(of: spot, direction), place(of: other, direction))
        return abs(to.along - from.along) < 0.01 ? to.turn > from.turn : to.along > from.along
    }

    /// Returns the position of a point along a direction, and its order among those at the same
    /// position.
    private func place(of spot: Int, _ direction: Direction) -> (along: Double, turn: Int) {
        let centre = spots[spot].mark.centre
        return switch direction {
        case .left: (-centre.x, -spot)
        case .right: (centre.x, spot)
        case .up: (-centre.y, -spot)
        case .down: (centre.y, spot)
        }
    }

    /// - Parameter aside: the weight of a distance across the direction, compared with one along
    ///   it.
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
