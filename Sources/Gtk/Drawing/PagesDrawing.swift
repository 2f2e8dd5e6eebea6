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
