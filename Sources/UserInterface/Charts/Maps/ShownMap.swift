internal import Gtk
internal import Maps
internal import Presentation

/// A view of a map as it was drawn, with where everything is.
final class ShownMap {
    let view: MapView
    let palette: ChartPalette
    let picture: MapPicture
    let layout: ChartLayout
    let painter: ChartPainter
    let drawing: KeptDrawing
    /// How long all of it took.
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
        drawing = KeptDrawing(like: canvas, width: layout.width, height: layout.height) {
            painter.draw(layout, on: $0)
        }
        (self.view, palette, self.picture) = (view, colours.palette, picture)
        (self.layout, self.painter) = (layout, painter)
        time = start.duration(to: .now)
    }
}

extension MapChart {
    /// How many places of a spot are named.
    private static let most = 6

    /// What places say that are one spot.
    func description(of nodes: [Int]) -> String {
        let named = nodes.prefix(Self.most).map { points[$0].description }
        return (named + (nodes.count > Self.most ? ["…"] : [])).joined(separator: "\n")
    }
}
