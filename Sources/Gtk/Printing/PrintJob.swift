import CGtk

/// A page on its way to a printer, by the desktop's own dialog. It keeps itself until it is done. Lengths
/// are in points, 72 to an inch.
public final class PrintJob: Object {
    /// A page of paper, as large as the printer leaves it.
    public struct Page {
        /// What to draw on.
        public let canvas: Canvas
        /// How wide the page is between its margins.
        public let width: Double
        /// How high it is between its margins.
        public let height: Double
        /// Which of the pages it is, from 0.
        public let place: Int
    }

    /// What became of it.
    public nonisolated enum Outcome: Hashable, Sendable {
        case printed
        case cancelled
        case failed(SystemError)
    }

    /// - Parameters:
    ///   - name: what the list of print jobs shows.
    ///   - pages: how many there are, one at least.
    ///   - draw: draws a page, once the paper is known.
    public init(name: String, pages: Int = 1, draw: @escaping (Page) -> Void) {
        super.init(owning: UnsafeMutableRawPointer(gtk_print_operation_new()))
        gtk_print_operation_set_job_name(cast(), ShownText.line(name))
        gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
        gtk_print_operation_set_embed_page_setup(cast(), 1)
        // The window goes on meanwhile: a nested loop would starve the main actor.
        gtk_print_operation_set_allow_async(cast(), 1)
        gtk_print_operation_set_n_pages(cast(), Int32(clamping: max(1, pages)))
        SignalConnection.connectPage(pointer, "draw-page") { draw(Self.page($0, $1)) }
    }

    /// Shows the dialog, from which it is printed or looked at first, and returns.
    public func present(for window: Window?, completion: @escaping (Outcome) -> Void) {
        run(GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, for: window, completion)
    }

    func run(
        _ action: GtkPrintOperationAction, for window: Window?,
        _ completion: @escaping (Outcome) -> Void
    ) {
        var handler: UInt = 0
        var isOver = false
        let end: (Outcome) -> Void = { [pointer] outcome in
            guard !isOver else { return }
            isOver = true
            completion(outcome)
            // The closure keeps the job; disconnecting it breaks the circle.
            SignalConnection.disconnect(pointer, handler)
        }
        handler = SignalConnection.connect(
            pointer, "done",
            integer: { result in
                switch GtkPrintOperationResult(rawValue: UInt32(bitPattern: result)) {
                case GTK_PRINT_OPERATION_RESULT_ERROR: end(.failed(self.error))
                case GTK_PRINT_OPERATION_RESULT_CANCEL: end(.cancelled)
                default: end(.printed)
                }
            })
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
