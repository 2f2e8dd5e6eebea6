import CGtk
import Files

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
    static let mostPixels = 40_000_000

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
        await FilePicture.read(path, upTo: side).bitmap
    }

    /// Reads pictures off the main actor, scaled down into a square.
    ///
    /// - Returns: those that could be read, by their paths.
    public static func read(_ paths: [String], upTo side: Int) async -> [String: Bitmap] {
        var pictures: [String: Bitmap] = [:]
        for path in paths { pictures[path] = await read(path, upTo: side) }
        return pictures
    }

    /// Returns whether the content of a file is a picture that can be shown.
    @concurrent
    public static func canShow(_ bytes: [UInt8]) async -> Bool {
        await decode(bytes, upTo: 32) != nil
    }

    /// Returns the size of the picture when it is scaled into an area of a size. It is never scaled
    /// up.
    public func size(
        within area: (width: Double, height: Double)
    ) -> (width: Double, height: Double) {
        let size = (width: Double(width), height: Double(height))
        let scale = min(1, area.width / size.width, area.height / size.height)
        return (max(1, size.width * scale), max(1, size.height * scale))
    }

    /// Decodes the content of a file off the main actor, scaled down into a square.
    ///
    /// - Parameter side: the side of the square, in pixels.
    /// - Returns: `nil` if it is no picture of a known format, or too large.
    @concurrent
    public static func decode(_ bytes: [UInt8], upTo side: Int) async -> Bitmap? {
        guard bytes.count <= largestFile, let format = PictureFormat(of: bytes),
            format != .webp || WebPHeader(of: bytes).isSmall,
            let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil)
        else { return nil }
        defer { g_object_unref(loader) }
        limitSize(of: loader, to: side)
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten,
            let pixels = gdk_pixbuf_loader_get_pixbuf(loader)
        else { return nil }
        // Cameras store which side is up.
        return gdk_pixbuf_apply_embedded_orientation(pixels).map(Bitmap.init(owning:))
    }

    /// Lets a loader scale its picture into a square, and reject one of too many pixels before
    /// there is memory for them.
    private static func limitSize(of loader: UnsafeMutablePointer<GdkPixbufLoader>, to side: Int) {
        let limit:
            @convention(c) (
                UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
            ) -> Void = { loader, width, height, side in
                guard width > 0, height > 0, Int(width) * Int(height) <= Bitmap.mostPixels else {
                    // Loaders of PNG and JPEG stop at a picture that is to have no pixels.
                    return gdk_pixbuf_loader_set_size(loader, 0, 0)
                }
                let scale = min(1, Double(Int(bitPattern: side)) / Double(max(width, height)))
                gdk_pixbuf_loader_set_size(
                    loader, max(1, Int32(Double(width) * scale)),
                    max(1, Int32(Double(height) * scale)))
            }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(limit, to: GCallback.self),
            UnsafeMutableRawPointer(bitPattern: side), nil, GConnectFlags(rawValue: 0))
    }

    /// The size that the header of a WebP file tells, as some of its loaders decode what they cannot
    /// scale.
    struct WebPHeader {
        let width: Int
        let height: Int

        var isSmall: Bool { width * height <= Bitmap.mostPixels }

        /// - Parameter bytes: the content of a WebP file. Its size is 0 unless it has one.
        init(of bytes: [UInt8]) {
            func number(at place: Int) -> Int {
                bytes[place..<place + 3].reversed().reduce(0) { $0 << 8 | Int($1) }
            }
            guard bytes.count >= 30 else {
                (width, height) = (0, 0)
                return
            }
            switch bytes[15] {
            case UInt8(ascii: "X"): (width, height) = (number(at: 24) + 1, number(at: 27) + 1)
            case UInt8(ascii: "L"):
                width = number(at: 21) & 0x3FFF + 1
                height = number(at: 22) >> 6 & 0x3FFF + 1
            default: (width, height) = (number(at: 26) & 0x3FFF, number(at: 27) >> 8 & 0x3FFF)
            }
        }
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
