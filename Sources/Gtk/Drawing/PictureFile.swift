import CGtk
import Files

/// Writes a drawing into a file: whole, or not at all.
public enum PictureFile {
    /// The format of the file.
    public nonisolated enum Format: Hashable, Sendable {
        /// A page whose text can be searched and copied.
        case pdf
        /// Shapes that stay sharp at any size.
        case svg
        /// Pixels, `scale` of them for each unit of the canvas.
        case png(scale: Double)
    }

    /// The contents of the file.
    public struct Contents {
        /// The title, for programs that show one.
        public let title: String
        /// The width, in units of the canvas.
        public let width: Double
        /// The height, in units of the canvas.
        public let height: Double
        /// Draws the contents.
        public let draw: (Canvas) -> Void

        /// Makes contents of a size.
        public init(
            title: String, width: Double, height: Double, draw: @escaping (Canvas) -> Void
        ) {
            (self.title, self.width, self.height, self.draw) = (title, width, height, draw)
        }
    }

    /// Writes the file. An existing file is replaced once all of the new one is on the disk, and
    /// stays if that fails.
    public static func write(
        _ contents: Contents, as format: Format, to path: String
    ) throws(SystemError) {
        try write(bytes(of: contents, as: format), to: path)
    }

    nonisolated static func write(
        _ bytes: [UInt8], to path: String, on disk: Disk = .real
    ) throws(SystemError) {
        do throws(FolderFailure) {
            let file = try WholeFile(path, on: disk)
            try file.append(bytes)
            try file.finish(replacing: true)
        } catch {
            throw SystemError(number: error.code)
        }
    }

    /// Returns the bytes of the file in a format.
    public static func bytes(
        of contents: Contents, as format: Format
    ) throws(SystemError) -> [UInt8] {
        let sink = PictureSink()
        let stream = Unmanaged.passUnretained(sink).toOpaque()
        let (width, height) = (max(1, contents.width), max(1, contents.height))
        let surface: OpaquePointer? =
            switch format {
            case .pdf: cairo_pdf_surface_create_for_stream(PictureSink.write, stream, width, height)
            case .svg: cairo_svg_surface_create_for_stream(PictureSink.write, stream, width, height)
            case .png(let scale):
                cairo_image_surface_create(
                    CAIRO_FORMAT_RGB24, pixels(width * scale), pixels(height * scale))
            }
        defer { cairo_surface_destroy(surface) }
        if case .pdf = format {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, contents.title)
        }
        let context: OpaquePointer = cairo_create(surface)
        if case .png(let scale) = format { cairo_scale(context, scale, scale) }
        contents.draw(Canvas(context))
        cairo_show_page(context)
        let status = cairo_status(context)
        cairo_destroy(context)
        try check(status)
        if case .png = format {
            cairo_surface_flush(surface)
            try check(cairo_surface_write_to_png_stream(surface, PictureSink.write, stream))
        }
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        return withExtendedLifetime(sink) { sink.bytes }
    }

    private static func pixels(_ length: Double) -> Int32 {
        Int32(min(length.rounded(.up), 1_000_000))
    }

    static func check(_ status: cairo_status_t) throws(SystemError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw SystemError(String(borrowing: cairo_status_to_string(status)) ?? "")
    }
}

/// A buffer of the bytes that Cairo writes.
nonisolated final class PictureSink {
    private(set) var bytes: [UInt8] = []
    /// Whether it rejects further bytes.
    var isClosed = false

    static let write: cairo_write_func_t = { sink, data, count in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let taking = Unmanaged<PictureSink>.fromOpaque(sink).takeUnretainedValue()
        guard !taking.isClosed else { return CAIRO_STATUS_WRITE_ERROR }
        taking.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
