import CGtk

/// A PDF whose pages are drawn one after another.
final class PagesDrawing {
    /// The number of pages that are drawn.
    private(set) var done = 0
    let count: Int

    private let file: PagesFile
    private let sink = PictureSink()
    private let surface: OpaquePointer?
    private let context: OpaquePointer?

    init(_ file: PagesFile) {
        self.file = file
        count = file.pages.count
        surface = cairo_pdf_surface_create_for_stream(
            PictureSink.write, Unmanaged.passUnretained(sink).toOpaque(), file.width, file.height)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, file.title)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, file.time)
        context = cairo_create(surface)
    }

    isolated deinit {
        // A file that ends before its last page is not needed.
        sink.isClosed = true
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func drawNext() {
        guard done < count, let context else { return }
        file.pages[done](Canvas(context))
        cairo_show_page(context)
        done += 1
    }

    /// Returns the bytes of the file, once all pages are drawn.
    func finish() throws(SystemError) -> [UInt8] {
        try PictureFile.check(cairo_status(context))
        cairo_surface_finish(surface)
        try PictureFile.check(cairo_surface_status(surface))
        return sink.bytes
    }
}

/// Pages of paper as a PDF, whose text can be searched and copied. It needs no display.
public struct PagesFile {
    /// The title, for programs that show one.
    public let title: String
    /// The width of a page, in points.
    public let width: Double
    /// The height of a page, in points.
    public let height: Double
    /// The time of writing, such as `2026-11-20T00:00:00Z`: the same pages of the same time are the
    /// same bytes.
    public let time: String
    /// The closures that draw the pages, one for each.
    public let pages: [(Canvas) -> Void]

    /// Makes a file of the pages that these closures draw.
    public init(
        title: String, width: Double, height: Double, time: String, pages: [(Canvas) -> Void]
    ) {
        (self.title, self.width, self.height) = (title, width, height)
        (self.time, self.pages) = (time, pages)
    }

    /// Returns the bytes of the file.
    public func bytes() throws(SystemError) -> [UInt8] {
        let drawing = PagesDrawing(self)
        for _ in pages { drawing.drawNext() }
        return try drawing.finish()
    }

    /// Writes the file, which only its owner can read. An existing file is replaced once all of the
    /// new one is on the disk, and stays if that fails.
    public func write(to path: String) throws(SystemError) {
        try PictureFile.write(bytes(), to: path)
    }
}
