internal import Foundation
internal import Gtk
internal import Maps
internal import Presentation
internal import Wording

extension ChartLayout {
    /// The height of a map, as a part of its width.
    private static let heightOfWidth = 0.62

    /// Lays out a map of all of its places, as it is on paper and in files. It is no higher than the
    /// Earth on it, and has an outline, as its land is nearly white.
    init(map chart: MapChart, width: Double, _ ruler: ChartRuler) {
        let fit = MapFit(chart.network)
        let maker = MapMaker(chart.atlas, chart.network, visited: chart.visited)
        func made(height: Double) -> MapPicture {
            let sheet = MapSize(width: width, height: max(1, height.rounded()))
            return maker.picture(of: MapView(fitting: fit, on: sheet), measure: ruler.size(ofName:))
        }
        var picture = made(height: width * Self.heightOfWidth)
        if picture.neededHeight < picture.sheet.height {
            picture = made(height: picture.neededHeight)
        }
        self.init(map: picture, hasOutline: true, ruler)
        // Each place of a shared dot has the spot of that dot.
        let dots = spots
        let nowhere = Rectangle(x: 0, y: 0, width: 0, height: 0)
        spots = Array(
            repeating: ChartSpot(area: nowhere, mark: nowhere, row: 0, column: 0),
            count: chart.points.count)
        for (spot, dot) in zip(picture.spots, dots) {
            for node in spot.nodes { spots[node] = dot }
        }
    }

    /// Lays out the picture of a view, with a spot for each of the picture's spots.
    init(map picture: MapPicture, hasOutline: Bool = false, _ ruler: ChartRuler) {
        self.init(width: picture.sheet.width, height: picture.sheet.height)
        hasOneSide = true
        fill(picture.globe, .water)
        fill(picture.land, .land)
        fill(picture.shaded, .visited)
        fill(picture.lakes, .water)
        draw(picture.coasts, .coast, width: 0.75)
        draw(picture.borders, .border, width: 0.75)
        if hasOutline {
            let globe = picture.globe.map { ring in ring + ring.prefix(1) }
            draw(globe, .border, width: 0.75)
        }
        for way in picture.ways { draw(way.lines, .trip, width: way.width) }
        // Dots with the most trips are drawn last, above the others.
        for spot in picture.spots.reversed() {
            add(.circle(Point(spot.centre), radius: spot.radius + 1), .halo)
            add(.circle(Point(spot.centre), radius: spot.radius), .place)
        }
        words = picture.labels.map { label in
            ChartWords(
                text: label.text, place: Rectangle(label.area),
                alignment: label.endsAtRight ? .right : .left, ink: .map(.name),
                halo: .map(.halo))
        }
        if let bar = picture.scaleBar { add(bar, ruler) }
        spots = picture.spots.map { spot in
            let centre = Point(spot.centre)
            return ChartSpot(
                area: Rectangle(around: centre, max(spot.radius, 10)),
                mark: Rectangle(around: centre, spot.radius), row: Int(centre.y),
                column: Int(centre.x))
        }
    }

    private mutating func fill(_ rings: [[MapPoint]], _ ink: MapInk) {
        guard !rings.isEmpty else { return }
        add(.paths(rings.map { $0.map(Point.init) }, areClosed: true), ink)
    }

    private mutating func draw(_ lines: [[MapPoint]], _ ink: MapInk, width: Double) {
        guard !lines.isEmpty else { return }
        add(.paths(lines.map { $0.map(Point.init) }, areClosed: false), ink, .drawn(width: width))
    }

    private mutating func add(
        _ shape: Shape, _ ink: MapInk, _ manner: ChartShape.Manner = .filled
    ) {
        shapes.append(ChartShape(shape: shape, ink: .map(ink), manner: manner))
    }

    /// Adds the scale bar at the lower left, unless a name is there.
    private mutating func add(_ bar: ScaleBar, _ ruler: ChartRuler) {
        let text = Localizer.ofWidgets.kilometres(Decimal(bar.kilometres))
        let size = ruler.words.size(of: text, .label)
        let (left, bottom) = (ruler.gap + 2, height - ruler.gap - 2)
        let place = Rectangle(
            x: left, y: bottom - size.height - 4, width: ruler.width(of: text),
            height: size.height)
        let area = Rectangle(
            x: left, y: place.y, width: max(bar.length, place.width), height: bottom - place.y)
        guard area.right < width, !words.contains(where: { $0.place.intersects(area) })
        else { return }
        words.append(
            ChartWords(text: text, place: place, ink: .map(.name), halo: .map(.halo)))
        let ends = [
            Point(x: left, y: bottom - 4), Point(x: left, y: bottom),
            Point(x: left + bar.length, y: bottom), Point(x: left + bar.length, y: bottom - 4),
        ]
        add(.line(ends), .halo, .drawn(width: 3.5))
        add(.line(ends), .name, .drawn(width: 1.5))
    }
}

extension ChartRuler {
    func size(ofName name: String) -> MapSize {
        MapSize(width: width(of: name), height: words.size(of: name, .label).height)
    }
}

extension Point {
    nonisolated fileprivate init(_ point: MapPoint) { self.init(x: point.x, y: point.y) }
}

extension Rectangle {
    nonisolated fileprivate init(_ area: MapArea) {
        self.init(x: area.left, y: area.top, width: area.width, height: area.height)
    }
}

extension ChartPalette {
    /// Returns the colour of a part of a map. With high contrast, the coast alone tells land from
    /// water.
    func colour(of ink: MapInk) -> Colour {
        switch ink {
        case .water: hasHighContrast ? ground : Colour(ground.isDark ? 0x1B2632 : 0xDCE8F3)
        case .land: hasHighContrast ? ground : Colour(ground.isDark ? 0x3B3D40 : 0xF8F7F4)
        case .visited:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.2) : Colour(ground.isDark ? 0x5A5340 : 0xEBDFBD)
        case .coast:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.65) : Colour(ground.isDark ? 0x54687C : 0xA3B8CB)
        case .border:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.5) : Colour(ground.isDark ? 0x7B7D80 : 0xBBB5AC)
        case .trip: trip
        case .place: hasHighContrast ? text : text.mixed(with: trip, part: 0.25)
        case .halo: colour(of: .land)
        case .name: text
        }
    }

    /// Returns the shade of the accent that is visible on both land and water.
    private var trip: Colour {
        let grounds = [MapInk.land, .visited, .water].map(colour)
        let contrast = hasHighContrast ? Colour.textContrast : Colour.shapeContrast
        func isSeen(_ colour: Colour) -> Bool {
            grounds.allSatisfy { colour.contrast(to: $0) >= contrast }
        }
        let start =
            (max(accent.red, accent.green, accent.blue)
                + min(accent.red, accent.green, accent.blue)) / 2
        let end = ground.isDark ? 1.0 : 0
        let steps = 40
        let shades = (0...steps).lazy.map {
            accent.shaded(to: start + (end - start) * Double($0) / Double(steps))
        }
        return isSeen(accent) ? accent : shades.first(where: isSeen) ?? text
    }
}

/// A part of a map that has a colour in the palette.
nonisolated enum MapInk: Hashable, Sendable {
    case water, land
    case visited
    case coast, border
    case trip
    case place
    /// The ring around a dot, and the edge around the letters of a name.
    case halo
    case name
}

/// A view of a map with its picture, its layout and its drawing.
final class ShownMap {
    let view: MapView
    let palette: ChartPalette
    let picture: MapPicture
    let layout: ChartLayout
    let painter: ChartPainter
    let drawing: CachedDrawing
    /// The time that making and drawing the picture took.
    let time: Duration

    init(
        _ view: MapView, _ maker: MapMaker, _ colours: ChartColours, _ words: ChartTypesetter,
        like canvas: Canvas
    ) {
        let start = ContinuousClock.now
        let ruler = ChartRuler(words)
        let picture = maker.picture(of: view, measure: ruler.size(ofName:))
        let layout = ChartLayout(map: picture, ruler)
        let painter = ChartPainter(colours: colours, words: words)
        drawing = CachedDrawing(like: canvas, width: layout.width, height: layout.height) {
            painter.draw(layout, on: $0)
        }
        (self.view, palette, self.picture) = (view, colours.palette, picture)
        (self.layout, self.painter) = (layout, painter)
        time = start.duration(to: .now)
    }
}
