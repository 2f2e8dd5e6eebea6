internal import Foundation

/// A change of a view by a key.
public enum MapMove: Hashable, Sendable {
    case left, right, up, down
    case closer, farther
    /// Shows all places.
    case all
}

extension MapView {
    /// The factor of the scale for one step closer.
    public static let step = 1.5

    /// Returns the factor of the scale for a number of notches of a mouse wheel.
    public static func times(notches: Double) -> Double { pow(1.25, min(max(notches, -4), 4)) }

    /// Returns the view after a move.
    public func after(_ move: MapMove) -> MapView {
        let way = min(sheet.width, sheet.height) / 6
        return switch move {
        // The view goes to the left, so the picture moves to the right.
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
