internal import Foundation

/// The part of the Earth that a sheet shows, given by the position of its middle and a scale.
public struct MapView: Hashable, Sendable {
    public let sheet: MapSize
    /// The position at the middle of the sheet.
    public private(set) var centre: GeoPosition
    /// The radius of the Earth, in pixels.
    public private(set) var scale: Double
    private let fit: MapFit

    /// The greatest side of a sheet in the azimuthal projection, in radians.
    private static let widest = 60.0.radians
    /// The least side of a sheet with shaded countries, in radians: 250 kilometres. A smaller one
    /// could lie within one country and be of one colour.
    private static let leastShaded = 250 / 6_371.0
    /// The least side of a view, in radians: 20 kilometres.
    private static let least = 20 / 6_371.0
    /// The least side of a view that fits its places, in radians: 40 kilometres.
    private static let leastAtFirst = 40 / 6_371.0

    /// The least side of a view that fits one or two places, in radians: three times their distance,
    /// up to 600 kilometres, so that coasts and borders tell where they are.
    private static func leastAround(_ frame: MapFit.Frame) -> Double {
        max(min(3 * hypot(frame.width, frame.height), 600 / 6_371.0), leastAtFirst)
    }

    /// The space beyond the Earth, in pixels, for the dot of a place at a pole.
    static let edge = 12.0

    /// Makes the view that shows all places and ways of an extent, with a margin.
    public init(fitting fit: MapFit, on sheet: MapSize) {
        let sheet = MapSize(width: max(sheet.width, 1), height: max(sheet.height, 1))
        self.fit = fit
        self.sheet = sheet
        let side = max(sheet.width, sheet.height)
        func scale(_ frame: MapFit.Frame, margin: Double = 0.14) -> Double {
            let margin = min(sheet.width, sheet.height) * margin
            return min(
                (sheet.width - 2 * margin) / max(frame.width, 1e-9),
                (sheet.height - 2 * margin) / max(frame.height, 1e-9))
        }
        if let near = fit.near, side / scale(near) <= Self.widest {
            let loose = fit.isSparse ? scale(near, margin: 0.28) : scale(near)
            let least = fit.isSparse ? Self.leastAround(near) : Self.leastAtFirst
            self.scale = min(max(loose, side / Self.widest), side / least)
            centre = near.centre
        } else {
            // A larger scale would select the other projection.
            let far = min(scale(fit.far), side / Self.widest * 0.999)
            // A view of nearly all of the Earth shows all of it.
            self.scale = far < 1.3 * Self.smallest(sheet) ? 0 : far
            centre = fit.far.centre
        }
        keepWithinBounds()
    }

    /// Whether this is the view of all places.
    public var isFitting: Bool { self == fitting }

    /// Returns a view for another extent: of all of it if this view shows all of its own, or else
    /// of the same part of the Earth.
    public func fitting(_ fit: MapFit) -> MapView {
        let fitting = MapView(fitting: fit, on: sheet)
        guard !isFitting else { return fitting }
        var view = fitting
        (view.centre, view.scale) = (centre, scale)
        view.keepWithinBounds()
        return view
    }

    /// The view of all places on the same sheet.
    public var fitting: MapView { MapView(fitting: fit, on: sheet) }

    /// Returns the view of the same part of the Earth, or of all places if this view shows them
    /// all, on another sheet.
    public func on(_ sheet: MapSize) -> MapView {
        let fitting = MapView(fitting: fit, on: sheet)
        guard !isFitting else { return fitting }
        var view = fitting
        view.centre = centre
        view.scale =
            scale * max(fitting.sheet.width, fitting.sheet.height)
            / max(self.sheet.width, self.sheet.height)
        view.keepWithinBounds()
        return view
    }

    /// Returns the view after the picture moved by a distance, in pixels.
    public func moved(x: Double, y: Double) -> MapView {
        let middle = MapPoint(x: sheet.width / 2 - x, y: sheet.height / 2 - y)
        var view = self
        view.centre = projector.position(middle)
        view.keepWithinBounds()
        return view
    }

    /// Returns the view with its scale multiplied, which keeps the place at a point of the sheet.
    public func zoomed(by factor: Double, at point: MapPoint? = nil) -> MapView {
        var view = self
        view.scale = scale * factor
        view.keepWithinBounds()
        guard let point, let place = projector.place(point) else { return view }
        // A new centre changes the projection, so the place is exact after three steps.
        for _ in 0..<3 {
            let now = view.projector.point(place)
            view = view.moved(x: point.x - now.x, y: point.y - now.y)
        }
        return view
    }

    /// Returns a view that shows the positions of one spot as several spots, or else the closest
    /// view.
    public func tellingApart(_ positions: [GeoPosition]) -> MapView {
        let places = positions.map(EarthVector.init)
        guard let first = places.first, let point = point(positions[0]) else { return self }
        let farthest = places.map { first.angle(to: $0) }.max() ?? 0
        let times = 3 * MapSpots.reach / max(farthest * scale, 1e-3)
        return zoomed(by: max(times, Self.step), at: point)
    }

    /// Returns a view with the position on the sheet and away from its edges: this view if it is
    /// so.
    public func showing(_ position: GeoPosition) -> MapView {
        let margin = min(sheet.width, sheet.height) * 0.1
        let point = self.point(position)
        if let point, MapArea(sheet).inset(by: margin).contains(point) { return self }
        var view = self
        view.centre = position
        view.keepWithinBounds()
        return view
    }

    /// Returns the corner and the scale at which the picture of another view stands in for this
    /// view's own, or `nil` if the two have nothing in common.
    public func place(of other: MapView) -> (corner: MapPoint, scale: Double)? {
        guard isWide == other.isWide, let middle = point(other.centre) else { return nil }
        let times = scale / other.scale
        let corner = MapPoint(
            x: middle.x - times * other.sheet.width / 2,
            y: middle.y - times * other.sheet.height / 2)
        let area = MapArea(
            left: corner.x, top: corner.y, right: corner.x + times * other.sheet.width,
            bottom: corner.y + times * other.sheet.height)
        return area.intersects(MapArea(sheet)) ? (corner, times) : nil
    }

    /// Returns the point of a position, on the sheet or beside it, or `nil` on the other side of
    /// the Earth.
    public func point(_ position: GeoPosition) -> MapPoint? {
        let place = EarthVector(position)
        return projector.shows(place) ? projector.point(place) : nil
    }

    /// Returns the position at a point of the sheet, or `nil` outside the Earth.
    public func position(at point: MapPoint) -> GeoPosition? { projector.place(point)?.position }

    var isWide: Bool { max(sheet.width, sheet.height) / scale > Self.widest }

    var showsShades: Bool { max(sheet.width, sheet.height) / scale > Self.leastShaded }

    var projector: Projector {
        isWide
            ? Projector(world: WorldPlane(meridian: fit.meridian), centre: centre, scale, sheet)
            : Projector(azimuthal: AzimuthalProjection(centre: centre), scale, sheet)
    }

    /// The scale that shows all of the Earth.
    private static func smallest(_ sheet: MapSize) -> Double {
        max(
            min(
                (sheet.width / 2 - edge) / EqualEarth.width,
                (sheet.height / 2 - edge) / EqualEarth.height), 1)
    }

    private mutating func keepWithinBounds() {
        scale = min(max(scale, Self.smallest(sheet)), max(sheet.width, sheet.height) / Self.least)
        guard isWide else {
            // Nearer to a pole, the direction of north would differ between the sides of the sheet.
            centre = GeoPosition(
                latitude: min(max(centre.latitude, -85), 85), longitude: centre.longitude)
            return
        }
        let plane = WorldPlane(meridian: fit.meridian)
        let point = plane.point(EarthVector(centre))
        func kept(_ value: Double, _ half: Double, _ sheet: Double) -> Double {
            let room = max(half - (sheet / 2 - Self.edge) / scale, 0)
            return min(max(value, -room), room)
        }
        centre = plane.position(
            MapPoint(
                x: kept(point.x, EqualEarth.width, sheet.width),
                y: kept(point.y, EqualEarth.height, sheet.height)))
    }
}

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
