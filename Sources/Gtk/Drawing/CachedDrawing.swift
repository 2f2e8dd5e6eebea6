import CGtk

/// A drawing that is kept as a surface, to be drawn again quickly at another place or scale.
@MainActor
public final class CachedDrawing {
    let surface: OpaquePointer

    /// Calls `draw` with a canvas of the same resolution as another one, and keeps the result.
    ///
    /// - Parameters:
    ///   - width: the width in units of the canvas, at which the drawing is cut off.
    ///   - height: the height in units of the canvas.
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
    /// Draws a kept drawing with its upper left corner at a place.
    public func draw(_ kept: CachedDrawing, at place: Point, scale: Double = 1) {
        moved(to: place, scale: scale) {
            cairo_set_source_surface(context, kept.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
            cairo_paint(context)
        }
    }
}

/// A part of a drawing that can have the keyboard focus, such as a bar.
public nonisolated struct DrawnPart: Hashable, Sendable {
    /// The text of the tooltip, and the accessible name.
    public let name: String
    /// The place of the part within the drawing area.
    public let area: Rectangle
    /// Whether clicking it leads somewhere.
    public let leadsSomewhere: Bool

    /// Makes a part.
    public init(name: String, area: Rectangle, leadsSomewhere: Bool) {
        (self.name, self.area, self.leadsSomewhere) = (name, area, leadsSomewhere)
    }
}

/// The direction of an arrow key.
public nonisolated enum Direction: Hashable, Sendable, CaseIterable {
    case left, right, up, down
}
