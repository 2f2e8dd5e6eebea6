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
        let further = spots.indices.filter { isFurther(spots[$0], than: here, direction) }
        let near = further.filter { other in
            guard spots[other].group == here.group else { return false }
            switch direction {
            case .left, .right: return spots[other].row == here.row
            case .up, .down: return spots[other].column == here.column
            }
        }
        if !near.isEmpty { return nearest(of: near, to: here, direction, aside: 0) }
        let elsewhere = further.filter { spots[$0].group != here.group }
        guard let next = nearest(of: elsewhere, to: here, direction, aside: 3) else { return nil }
        let beside = elsewhere.filter { spots[$0].group == spots[next].group }
        return nearest(of: beside, to: here, direction, aside: 0)
    }

    private func isFurther(
        _ other: ChartSpot, than here: ChartSpot, _ direction: Direction
    ) -> Bool {
        let (from, to) = (here.mark.centre, other.mark.centre)
        return switch direction {
        case .left: to.x < from.x - 0.01
        case .right: to.x > from.x + 0.01
        case .up: to.y < from.y - 0.01
        case .down: to.y > from.y + 0.01
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
