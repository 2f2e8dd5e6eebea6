import CGtk
import Glibc

/// A picture of pixels, read from a file of PNG, JPEG or WebP. It never changes, so that any thread
/// may hold it.
public nonisolated final class Bitmap: @unchecked Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    let pixels: OpaquePointer

    /// The greatest size of a file, in bytes.
    public static let largestFile = 32 << 20
    /// The greatest number of pixels in a file, which bounds the memory for reading it.
    private static let mostPixels = 40_000_000

    /// Takes over the reference to the pixels.
    init(owning pixels: OpaquePointer) {
        self.pixels = pixels
        width = Int(gdk_pixbuf_get_width(pixels))
        height = Int(gdk_pixbuf_get_height(pixels))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pixels)) }

    /// Reads a picture off the main actor, scaled down into a square.
    ///
    /// - Parameter side: the side of the square, in pixels.
    /// - Returns: `nil` if the file is no picture of a known format, or too large.
    @concurrent
    public static func read(_ path: String, upTo side: Int) async -> Bitmap? {
        var status = stat()
        // A pipe or a device would block or never end.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= largestFile, isOfKnownFormat(path)
        else { return nil }
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0,
            Int(width) * Int(height) <= mostPixels
        else { return nil }
        let scale = min(1, Double(side) / Double(max(width, height)))
        guard
            let scaled = gdk_pixbuf_new_from_file_at_scale(
                path, max(1, Int32(Double(width) * scale)), max(1, Int32(Double(height) * scale)),
                1, nil)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        // Cameras store which side is up.
        return gdk_pixbuf_apply_embedded_orientation(scaled).map(Bitmap.init(owning:))
    }

    /// Returns whether a file begins as one of PNG, JPEG or WebP, so that no loader of another format
    /// reads it.
    private static func isOfKnownFormat(_ path: String) -> Bool {
        guard let file = fopen(path, "rb") else { return false }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 12)
        guard fread(&bytes, 1, bytes.count, file) == bytes.count else { return false }
        return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || bytes.starts(with: [0xFF, 0xD8, 0xFF])
            || (bytes.starts(with: "RIFF".utf8) && bytes[8...].starts(with: "WEBP".utf8))
    }

    /// Returns the bytes of a PNG file, made off the main actor, or `nil` if there is no memory.
    @concurrent
    public func png() async -> [UInt8]? {
        var bytes: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "png", nil, nil, nil) != 0,
            let bytes
        else { return nil }
        defer { g_free(bytes) }
        return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map(\.self)
    }
}

extension Canvas {
    /// Draws a picture, stretched to an area.
    public func draw(_ picture: Bitmap, in area: Rectangle) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, area.x, area.y)
        cairo_scale(
            context, area.width / Double(picture.width), area.height / Double(picture.height))
        gdk_cairo_set_source_pixbuf(context, picture.pixels, 0, 0)
        cairo_paint(context)
    }
}
