import CGtk

/// Connects Swift closures to GObject signals.
///
/// There is one function for each C signature: a callback whose return type is not that of its
/// signal is undefined behaviour, and `gboolean` is an `Int32`, not a `Bool`.
enum SignalConnection {
    /// Connects to `void (*)(object, …, data)`, for any signal whose arguments do not matter.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
        _ handler: @escaping () -> Void
    ) -> UInt {
        // With `G_CONNECT_SWAPPED` the data comes first, however many arguments the signal has.
        let thunk: @MainActor @convention(c) (Pointer) -> Void = { data in
            ClosureBox<() -> Void>.closure(in: data)()
        }
        let order = after ? G_CONNECT_AFTER.rawValue : 0
        return attach(
            object, signal, unsafeBitCast(thunk, to: GCallback.self), handler,
            GConnectFlags(rawValue: G_CONNECT_SWAPPED.rawValue | order))
    }

    /// Connects to `void (*)(object, argument, data)`, for a signal with one pointer.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        argument handler: @escaping (UnsafeMutableRawPointer?) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Pointer?, Pointer) -> Void = {
            _, argument, data in
            ClosureBox<(UnsafeMutableRawPointer?) -> Void>.closure(in: data)(argument)
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, gint, data)`.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        integer handler: @escaping (Int32) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Int32, Pointer) -> Void = {
            _, number, data in
            ClosureBox<(Int32) -> Void>.closure(in: data)(number)
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, gdouble, gdouble, data)`.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        speed handler: @escaping (Double, Double) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Double, Double, Pointer) -> Void = {
            _, x, y, data in
            ClosureBox<(Double, Double) -> Void>.closure(in: data)(x, y)
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gboolean (*)(object, argument, data)`, such as for events.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        deciding handler: @escaping (UnsafeMutableRawPointer?) -> Bool
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Pointer?, Pointer) -> gboolean = {
            _, argument, data in
            ClosureBox<(UnsafeMutableRawPointer?) -> Bool>.closure(in: data)(argument).gboolean
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gboolean (*)(object, model, iterator, data)`, and passes on the iterator.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        choosing handler: @escaping (UnsafeMutableRawPointer?) -> Bool
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Pointer?, Pointer?, Pointer) -> gboolean = {
            _, _, row, data in
            ClosureBox<(UnsafeMutableRawPointer?) -> Bool>.closure(in: data)(row).gboolean
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, path, column, data)`, and passes on the path.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        row handler: @escaping (OpaquePointer?) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, OpaquePointer?, Pointer?, Pointer) -> Void =
            {
                _, path, _, data in
                ClosureBox<(OpaquePointer?) -> Void>.closure(in: data)(path)
            }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, context, gint, gint, selection, guint, guint, data)`, and
    /// passes on the selection.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        dropped handler: @escaping (UnsafeMutableRawPointer?) -> Void
    ) -> UInt {
        let thunk:
            @MainActor @convention(c) (
                Pointer, Pointer?, Int32, Int32, Pointer?, UInt32, UInt32, Pointer
            ) -> Void = { _, _, _, _, selection, _, _, data in
                ClosureBox<(UnsafeMutableRawPointer?) -> Void>.closure(in: data)(selection)
            }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, context, selection, guint, guint, data)`, and passes on the
    /// selection and the first number.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        asked handler: @escaping (OpaquePointer?, UInt32) -> Void
    ) -> UInt {
        let thunk:
            @MainActor @convention(c) (
                Pointer, Pointer?, OpaquePointer?, UInt32, UInt32, Pointer
            ) -> Void = { _, _, selection, number, _, data in
                ClosureBox<(OpaquePointer?, UInt32) -> Void>.closure(in: data)(selection, number)
            }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gboolean (*)(object, data)`.
    @discardableResult
    static func connectQuestion(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Bool
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Pointer) -> gboolean = { _, data in
            ClosureBox<() -> Bool>.closure(in: data)().gboolean
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gint (*)(object, gdouble *, data)`, whose handler returns the typed number, or
    /// `nil` if the text is not one.
    @discardableResult
    static func connectReading(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Double?
    ) -> UInt {
        let thunk:
            @MainActor @convention(c) (Pointer, UnsafeMutablePointer<Double>?, Pointer) -> gint = {
                _, result, data in
                guard let number = ClosureBox<() -> Double?>.closure(in: data)() else {
                    return GTK_INPUT_ERROR
                }
                result?.pointee = number
                return 1
            }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(monitor, file, other file, event, data)`, and passes on the files.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        files handler:
            @escaping (
                UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, GFileMonitorEvent
            ) -> Void
    ) -> UInt {
        let thunk:
            @MainActor @convention(c) (
                Pointer, Pointer?, Pointer?, GFileMonitorEvent, Pointer
            ) -> Void = { _, file, otherFile, event, data in
                ClosureBox<(Pointer?, Pointer?, GFileMonitorEvent) -> Void>.closure(in: data)(
                    file, otherFile, event)
            }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(object, context, gint, data)`, whose handler draws the page of an
    /// index, from 0.
    @discardableResult
    static func connectPage(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        _ handler: @escaping (OpaquePointer, Int) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, OpaquePointer?, Int32, Pointer) -> Void = {
            _, context, page, data in
            guard let context else { return }
            ClosureBox<(OpaquePointer, Int) -> Void>.closure(in: data)(context, Int(page))
        }
        return attach(object, signal, unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `void (*)(application, files, gint, hint, data)` of `open`, and passes on the
    /// bytes of the paths, or the URIs of remote files.
    @discardableResult
    static func connectOpening(
        _ application: UnsafeMutableRawPointer, _ handler: @escaping ([[UInt8]]) -> Void
    ) -> UInt {
        typealias Files = UnsafeMutablePointer<OpaquePointer?>
        let thunk:
            @MainActor @convention(c) (
                Pointer, Files?, Int32, UnsafePointer<CChar>?, Pointer
            ) -> Void = { _, files, count, _, data in
                let files = UnsafeBufferPointer(start: files, count: Int(count))
                ClosureBox<([[UInt8]]) -> Void>.closure(in: data)(
                    files.compactMap {
                        Array(owning: g_file_get_path($0) ?? g_file_get_parse_name($0))
                    })
            }
        return attach(
            application, "open", unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gint (*)(application, command line, data)` of `command-line`, and passes on the
    /// bytes of the arguments.
    @discardableResult
    static func connectCommandLine(
        _ application: UnsafeMutableRawPointer, _ handler: @escaping ([[UInt8]]) -> Void
    ) -> UInt {
        let thunk: @MainActor @convention(c) (Pointer, Pointer, Pointer) -> gint = {
            _, line, data in
            var count: Int32 = 0
            let arguments = g_application_command_line_get_arguments(
                line.assumingMemoryBound(to: GApplicationCommandLine.self), &count)
            defer { g_strfreev(arguments) }
            ClosureBox<([[UInt8]]) -> Void>.closure(in: data)(
                (0..<Int(count)).compactMap { place in
                    [UInt8](borrowing: arguments?[place])
                })
            return 0
        }
        return attach(
            application, "command-line", unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gboolean (*)(widget, gint, gint, gboolean, tooltip, data)` of `query-tooltip`.
    /// The handler gets a place, or `nil` for the focused part, and returns the text with the part
    /// of the widget that it is about.
    @discardableResult
    static func connectTooltip(
        _ widget: UnsafeMutableRawPointer,
        _ handler: @escaping (Point?) -> (text: String, area: Rectangle)?
    ) -> UInt {
        typealias Handler = (Point?) -> (text: String, area: Rectangle)?
        let thunk:
            @MainActor @convention(c) (
                Pointer, Int32, Int32, gboolean, OpaquePointer?, Pointer
            ) -> gboolean = { _, x, y, isKeyboard, tooltip, data in
                let place = isKeyboard != 0 ? nil : Point(x: Double(x), y: Double(y))
                guard let tip = ClosureBox<Handler>.closure(in: data)(place) else { return 0 }
                var area = GdkRectangle(
                    x: Int32(tip.area.x), y: Int32(tip.area.y), width: Int32(tip.area.width) + 1,
                    height: Int32(tip.area.height) + 1)
                gtk_tooltip_set_text(tooltip, ShownText.line(tip.text))
                gtk_tooltip_set_tip_area(tooltip, &area)
                return 1
            }
        return attach(
            widget, "query-tooltip", unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    /// Connects to `gboolean (*)(overlay, widget, allocation, data)` of `get-child-position`, whose
    /// handler returns the place of a widget.
    @discardableResult
    static func connectPlacing(
        _ overlay: UnsafeMutableRawPointer,
        _ handler:
            @escaping (
                UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>
            ) -> GdkRectangle
    ) -> UInt {
        typealias Child = UnsafeMutablePointer<GtkWidget>
        let thunk:
            @MainActor @convention(c) (
                Pointer, Pointer, UnsafeMutablePointer<GdkRectangle>, Pointer
            ) -> gboolean = { overlay, child, place, data in
                place.pointee = ClosureBox<(Child, Child) -> GdkRectangle>.closure(in: data)(
                    child.assumingMemoryBound(to: GtkWidget.self),
                    overlay.assumingMemoryBound(to: GtkWidget.self))
                return 1
            }
        return attach(
            overlay, "get-child-position", unsafeBitCast(thunk, to: GCallback.self), handler)
    }

    static func disconnect(_ object: UnsafeMutableRawPointer, _ handler: UInt) {
        g_signal_handler_disconnect(object, gulong(handler))
    }

    private typealias Pointer = UnsafeMutableRawPointer

    private static func attach<Handler>(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: @escaping GCallback,
        _ handler: Handler, _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
    ) -> UInt {
        let box = Unmanaged.passRetained(ClosureBox(handler))
        let release: GClosureNotify = { data, _ in releaseClosureBox(data) }
        return UInt(
            g_signal_connect_data(object, signal, callback, box.toOpaque(), release, flags))
    }
}
