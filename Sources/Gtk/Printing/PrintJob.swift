import CGtk

/// Pages on their way to a printer, by the desktop's own dialog, or into a PDF. It keeps itself until it
/// is done. Lengths are in points, 72 to an inch.
public final class PrintJob: Object {
    /// A page of paper, as large as the printer leaves it.
    public struct Page {
        /// What to draw on.
        public let canvas: Canvas
        /// Lays out text as the printer sets it.
        public let typesetter: Typesetter
        /// How wide the page is between its margins.
        public let width: Double
        /// How high it is between its margins.
        public let height: Double
    }

    /// What became of it.
    public nonisolated enum Outcome: Hashable, Sendable {
        case printed
        case cancelled
        case failed(SystemError)
    }

    /// - Parameters:
    ///   - name: what the list of print jobs shows.
    ///   - layOut: how many pages it takes. Asked once the paper is known, before any is drawn.
    ///   - draw: draws a page, by its number from 0.
    public init(
        name: String, layOut: @escaping (Page) -> Int, draw: @escaping (Page, Int) -> Void
    ) {
        super.init(owning: UnsafeMutableRawPointer(gtk_print_operation_new()))
        gtk_print_operation_set_job_name(cast(), ShownText.line(name))
        gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
        gtk_print_operation_set_embed_page_setup(cast(), 1)
        // The window goes on meanwhile: a nested loop would starve the main actor.
        gtk_print_operation_set_allow_async(cast(), 1)
        SignalConnection.connect(
            pointer, "begin-print",
            argument: { [weak self] context in
                guard let self, let context else { return }
                let count = layOut(Self.page(OpaquePointer(context)))
                gtk_print_operation_set_n_pages(cast(), gint(max(1, count)))
            })
        SignalConnection.connectPage(pointer, "draw-page") { context, number in
            draw(Self.page(context), Int(number))
        }
    }

    /// Shows the dialog, from which it is printed or looked at first, and returns.
    public func present(for window: Window?, completion: @escaping (Outcome) -> Void) {
        run(GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, for: window, completion)
    }

    /// Writes the pages into a PDF as the printer would get them, and returns. The file is there only
    /// once all of it is written.
    public func export(to path: String, completion: @escaping (Outcome) -> Void) {
        let temporary = path + ".part"
        gtk_print_operation_set_export_filename(cast(), temporary)
        run(GTK_PRINT_OPERATION_ACTION_EXPORT, for: nil) { outcome in
            guard outcome == .printed else {
                counterfoil_remove(temporary)
                return completion(outcome)
            }
            guard counterfoil_rename(temporary, path) == 0 else {
                let reason = String(borrowing: g_strerror(counterfoil_errno())) ?? ""
                counterfoil_remove(temporary)
                return completion(.failed(SystemError(reason)))
            }
            completion(.printed)
        }
    }

    private func run(
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

    private static func page(_ context: OpaquePointer) -> Page {
        Page(
            canvas: Canvas(gtk_print_context_get_cairo_context(context)),
            typesetter: Typesetter(owning: gtk_print_context_create_pango_context(context)),
            width: gtk_print_context_get_width(context),
            height: gtk_print_context_get_height(context))
    }
}
