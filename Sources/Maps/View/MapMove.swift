internal import Foundation

/// What a key does to a view.
public enum MapMove: Hashable, Sendable {
    case left, right, up, down
    case closer, farther
    /// Shows everything.
    case all
}

extension MapView {
    /// How many times as large everything is after one step closer.
    public static let step = 1.5

    /// How many times as large everything is after so many notches of a wheel.
    public static func times(notches: Double) -> Double { pow(1.25, min(max(notches, -4), 4)) }

    /// The view after a move.
    public func after(_ move: MapMove) -> MapView {
        let way = min(sheet.width, sheet.height) / 6
        return switch move {
        // What is to the left comes into view, and everything moves to the right.
        case .left: moved(x: way, y: 0)
        case .right: moved(x: -way, y: 0)
        case .up: moved(x: 0, y: way)
        case .down: moved(x: 0, y: -way)
        case .closer: zoomed(by: Self.step)
        case .farther: zoomed(by: 1 / Self.step)
        case .all: fitting
        }
    }
}
