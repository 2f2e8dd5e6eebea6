internal import Gtk
internal import Maps

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
