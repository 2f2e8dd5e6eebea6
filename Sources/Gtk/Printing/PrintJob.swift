import CGtk

/// A print job with the desktop's own dialog. It keeps itself until it is done. Lengths are in
/// points, 72 to an inch.
public final class PrintJob: Object {
    /// The printable area of a page.
    public struct Page {
        /// The surface to draw on.
        public let canvas: Canvas
        /// The width of the page between its margins.
        public let width: Double
        /// The height of the page between its margins.
        public let height: Double
        /// The index of the page, from 0.
        public let place: Int
    }

    /// Makes a job.
    ///
    /// - Parameters:
    ///   - name: the name in the list of print jobs.
    ///   - pages: the number of pages, at least one.
    ///   - draw: draws a page, once the paper is known.
    public init(name: String, pages: Int = 1, draw: @escaping (Page) -> Void) {
        super.init(owning: UnsafeMutableRawPointer(gtk_print_operation_new()))
        gtk_print_operation_set_job_name(cast(), ShownText.line(name))
        gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
        gtk_print_operation_set_embed_page_setup(cast(), 1)
        // Printing is asynchronous: a nested main loop would block the main actor.
        gtk_print_operation_set_allow_async(cast(), 1)
        gtk_print_operation_set_n_pages(cast(), Int32(clamping: max(1, pages)))
        on("draw-page") { (context: UnsafeMutableRawPointer?, place: Int) in
            if let context { draw(Self.page(OpaquePointer(context), place)) }
        }
    }

    /// Shows the dialog, from which the pages are printed or previewed, and returns.
    public func present(for window: Window?, completion: @escaping (PagesOutcome) -> Void) {
        run(GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, for: window, completion)
    }

    func run(
        _ action: GtkPrintOperationAction, for window: Window?,
        _ completion: @escaping (PagesOutcome) -> Void
    ) {
        var handler: UInt = 0
        var isOver = false
        let end: (PagesOutcome) -> Void = { [pointer] outcome in
            guard !isOver else { return }
            isOver = true
            completion(outcome)
            // The closure keeps the job until it is disconnected.
            SignalConnection.disconnect(pointer, handler)
        }
        handler = on("done") { (result: Int) in
            switch GtkPrintOperationResult(rawValue: UInt32(clamping: result)) {
            case GTK_PRINT_OPERATION_RESULT_ERROR: end(.failed(self.error))
            case GTK_PRINT_OPERATION_RESULT_CANCEL: end(.cancelled)
            default: end(.done)
            }
        }
        do throws(SystemError) {
            _ = try SystemError.check {
                gtk_print_operation_run(cast(), action, window?.cast(), &$0)
            }
        } catch {
            end(.failed(error))
        }
    }

    private var error: SystemError {
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(cast(), &error)
        return error.map { SystemError(consuming: $0) } ?? SystemError("")
    }

    private static func page(_ context: OpaquePointer, _ place: Int) -> Page {
        Page(
            canvas: Canvas(gtk_print_context_get_cairo_context(context)),
            width: gtk_print_context_get_width(context),
            height: gtk_print_context_get_height(context), place: place)
    }
}
