import CGtk

/// What was drawn once, to be drawn again at once: elsewhere, or larger or smaller.
@MainActor
public final class KeptDrawing {
    let surface: OpaquePointer

    /// Keeps what `draw` draws on a canvas like another one, as fine as that is.
    ///
    /// - Parameters:
    ///   - width: how wide it is, in units of the canvas; what is beyond is lost.
    ///   - height: how high it is.
    public init(like canvas: Canvas, width: Double, height: Double, draw: (Canvas) -> Void) {
        surface = cairo_surface_create_similar(
            cairo_get_target(canvas.context), CAIRO_CONTENT_COLOR_ALPHA,
            Int32(max(1, width.rounded(.up))), Int32(max(1, height.rounded(.up))))
        let context: OpaquePointer = cairo_create(surface)
        draw(Canvas(context))
        cairo_destroy(context)
    }

    isolated deinit { cairo_surface_destroy(surface) }
}

extension Canvas {
    /// Draws what was kept, with its upper left corner at a place, so many times as large.
    public func draw(_ kept: KeptDrawing, at place: Point, scale: Double = 1) {
        moved(to: place, scale: scale) {
            cairo_set_source_surface(context, kept.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
            cairo_paint(context)
        }
    }
}
