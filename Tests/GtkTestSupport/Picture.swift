import CGtk

@testable public import Gtk

/// A picture of a window at one moment.
public struct Picture {
    private let width: Int
    private let height: Int
    private let pixels: [UInt32]

    /// Draws the window as it would be drawn on the screen now.
    public init(of window: Window) { self.init(window) { gtk_widget_draw(window.cast(), $0) } }

    /// Copies the window from the screen as it was drawn last.
    public init(onScreen window: Window) {
        self.init(window) { context in
            gdk_cairo_set_source_window(context, gtk_widget_get_window(window.cast()), 0, 0)
            cairo_paint(context)
        }
    }

    private init(_ window: Window, draw: (OpaquePointer?) -> Void) {
        let (width, height) = window.allocatedSize
        (self.width, self.height) = (width, height)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        draw(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let data = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))?
            .assumingMemoryBound(to: UInt32.self)
        pixels = (0..<height).flatMap { y in
            (0..<width).map { x in data?[y * stride + x] ?? 0 }
        }
    }

    /// Returns the contrast between the colours at a place in two pictures of the window, from 1 to
    /// 21.
    public func contrast(to other: Picture, x: Int, y: Int) -> Double {
        guard x >= 0, y >= 0, x < min(width, other.width), y < min(height, other.height) else {
            return 1
        }
        return Self.colour(pixels[y * width + x])
            .contrast(to: Self.colour(other.pixels[y * other.width + x]))
    }

    /// Returns the contrast between the colours at two places, from 1 to 21.
    public func contrast(at place: (x: Int, y: Int), to other: (x: Int, y: Int)) -> Double {
        guard let one = colour(at: place), let two = colour(at: other) else { return 1 }
        return one.contrast(to: two)
    }

    /// Returns the greatest contrast of a pixel in an area to the pixel at a place, from 1 to 21:
    /// that of a text or a line to its ground, however its edges are smoothed.
    public func greatestContrast(in area: Rectangle, to ground: (x: Int, y: Int)) -> Double {
        var greatest = 1.0
        for y in Int(area.y)..<Int(area.bottom) {
            for x in Int(area.x)..<Int(area.right) {
                greatest = max(greatest, contrast(at: (x, y), to: ground))
            }
        }
        return greatest
    }

    /// Whether the colour at a place is lighter than the one at another place.
    public func isLighter(at place: (x: Int, y: Int), than other: (x: Int, y: Int)) -> Bool {
        guard let one = colour(at: place), let two = colour(at: other) else { return false }
        return one.contrast(to: Colour(0)) > two.contrast(to: Colour(0))
    }

    /// Returns the colour at a place, or `nil` outside of the window.
    public func colour(at place: (x: Int, y: Int)) -> Colour? {
        guard (0..<width).contains(place.x), (0..<height).contains(place.y) else { return nil }
        return Self.colour(pixels[place.y * width + place.x])
    }

    private static func colour(_ pixel: UInt32) -> Colour {
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        return Colour(red: part(16), green: part(8), blue: part(0))
    }
}
