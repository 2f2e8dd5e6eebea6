import CGtk
import Glibc

/// The program: its life from start to quit, its windows, actions and accelerators.
public final class Application: Object {
    /// The way in which a program treats a second start of it.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The bits of `GApplicationFlags`.
        public let rawValue: UInt32

        /// Takes the bits of `GApplicationFlags`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Makes each start a process of its own; otherwise the first one is activated again.
        public static let nonUnique = Options(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)

        /// Opens files that another start or the desktop passes, by `onOpen`.
        public static let opensFiles = Options(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)

        /// Receives the arguments of other starts, by `onCommandLine`.
        public static let handlesCommandLine = Options(
            rawValue: G_APPLICATION_HANDLES_COMMAND_LINE.rawValue)

        /// Lets the session bus start the program, which then waits for requests, and ends by
        /// itself if none come.
        public static let isService = Options(rawValue: G_APPLICATION_IS_SERVICE.rawValue)
    }

    /// The windows of the program that have not been closed.
    public private(set) var windows: [ApplicationWindow] = []

    var actions: [String: Action] = [:]

    /// Makes a program.
    ///
    /// - Parameter id: a reversed domain name, such as `org.example.Program`.
    public init(id: String?, options: Options = []) {
        super.init(
            owning: UnsafeMutableRawPointer(
                gtk_application_new(id, GApplicationFlags(rawValue: options.rawValue))))
    }

    /// Calls `handler` once it is known that this start is the primary instance, before GTK
    /// initializes, which takes most of the time to the first window: work for other processors can
    /// begin here.
    public func onPrimary(_ handler: @escaping () -> Void) {
        on("notify::is-registered") { [weak self] in
            // The property also changes at the end of the program.
            guard let self, g_application_get_is_registered(cast()) != 0,
                g_application_get_is_remote(cast()) == 0
            else { return }
            handler()
        }
    }

    /// Calls `handler` when the program should show itself, at the first and at each later start.
    public func onActivate(_ handler: @escaping () -> Void) { on("activate", handler) }

    /// Calls `handler` with the paths of files that the program should open, instead of
    /// `onActivate`: as bytes, because a path need not be text. A remote file comes with its URI,
    /// at which no file exists.
    public func onOpen(_ handler: @escaping ([[UInt8]]) -> Void) {
        on("open") { (files: UnsafeMutableRawPointer?, count: Int) in
            let files = UnsafeBufferPointer(
                start: files?.cast(to: OpaquePointer?.self), count: count)
            handler(
                files.compactMap {
                    Array(owning: g_file_get_path($0) ?? g_file_get_parse_name($0))
                })
        }
    }

    /// Calls `handler` with the arguments of this start and of each later one, beginning with the
    /// program's name, instead of `onActivate` and `onOpen`: as bytes, because a path need not be
    /// text.
    public func onCommandLine(_ handler: @escaping ([[UInt8]]) -> Void) {
        on("command-line") { (line: UnsafeMutableRawPointer?) -> Int in
            var count: Int32 = 0
            let arguments = g_application_command_line_get_arguments(line?.cast(), &count)
            defer { g_strfreev(arguments) }
            handler(
                (0..<Int(count)).compactMap { place in
                    [UInt8](borrowing: arguments?[place])
                })
            return 0
        }
    }

    /// Runs the program until its last window closes or `quit()`, with the main actor and the main
    /// queue alive, and returns the exit status. Call it from a synchronous `main`: within a task,
    /// such as an asynchronous `main`, it ends the program with a message, as the main actor would
    /// be blocked.
    ///
    /// If the program runs already and is not `nonUnique`, the running one gets the request, and
    /// this returns at once.
    ///
    /// - Parameter arguments: the program's name, and then the files to open or the arguments for
    ///   `onCommandLine`; GTK takes its own options from them.
    @discardableResult
    public func run(_ arguments: [String] = []) -> Int32 {
        precondition(
            withUnsafeCurrentTask { $0 == nil },
            "Application.run was called in a task. Call it from a main that is not async.")
        Toolkit.loadFonts()
        MainQueueBridge.install()
        var strings = arguments.map { g_strdup($0) }
        defer { for string in strings { g_free(string) } }
        let count = Int32(strings.count)
        return strings.withUnsafeMutableBufferPointer {
            g_application_run(cast(), count, $0.baseAddress)
        }
    }

    /// Ends the main loop at once, even if windows are open.
    public func quit() { g_application_quit(cast()) }

    /// Keeps `window` until it is destroyed.
    func retain(_ window: ApplicationWindow) {
        windows.append(window)
        window.onDestroy { [weak self, weak window] in
            guard let self else { return }
            windows.removeAll { $0 === window }
            // Otherwise the main loop would still run pending work for windows that are gone.
            if windows.isEmpty { quit() }
        }
    }
}

extension Application {
    /// Adds an action, which is then known as `app.name`.
    public func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Binds keys, such as `<Primary>n` or `F9`, to an action by its detailed name, such as
    /// `app.new-note`, in place of the keys that it had. A key that types or edits text, such as a
    /// bare `Delete`, would be taken from entries too: handle it at a widget instead.
    public func setAccelerators(_ keys: [String], for action: String) {
        var strings: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) } }
        gtk_application_set_accels_for_action(cast(), action, &strings)
    }
}

extension Application {
    /// The time, in milliseconds, that a program without a window or work stays before it ends. The
    /// default is 0.
    public var idleTime: UInt32 {
        get { g_application_get_inactivity_timeout(cast()) }
        set { g_application_set_inactivity_timeout(cast(), newValue) }
    }

    /// Keeps the program from ending by itself until the work is done, and returns its result.
    public func staying<Result>(for work: () async -> Result) async -> Result {
        g_application_hold(cast())
        defer { g_application_release(cast()) }
        return await work()
    }

    /// Returns an object that keeps the program from ending by itself for as long as it exists.
    public func stay() -> Stay { Stay(self) }

    /// Keeps a program without a window running.
    public final class Stay {
        private let application: Application

        fileprivate init(_ application: Application) {
            self.application = application
            g_application_hold(application.cast())
        }

        isolated deinit { g_application_release(application.cast()) }
    }
}

extension Application {
    /// Starts a program that goes on running after this one ends, with no terminal or output. The
    /// name on the bus is released first, for the successor to take. Call it only after `run` has
    /// returned.
    ///
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - id: the name on the bus.
    public static func start(successor program: String, _ arguments: [String], named id: String) {
        // Without a bus other programs could not find the successor, nor could it show a reminder.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        giveUp(id, on: bus)
        var strings = ([program] + arguments).map { g_strdup($0) } + [nil]
        defer { for string in strings { g_free(string) } }
        let ownSession: GSpawnChildSetupFunc = { _ in setsid() }
        // A program that cannot be started shows no reminders until the next log-in, which tries
        // again.
        g_spawn_async(
            nil, &strings, nil,
            GSpawnFlags(G_SPAWN_STDOUT_TO_DEV_NULL.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue),
            ownSession, nil, nil, nil)
    }

    private static func giveUp(_ name: String, on bus: OpaquePointer) {
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "ReleaseName", BusValue.tuple(of: [.text(name)]), nil, G_DBUS_CALL_FLAGS_NONE, 1000,
            nil, nil)
        if let answer { g_variant_unref(answer) }
    }
}

extension Application {
    /// Calls `handler` at SIGTERM or SIGINT, such as when the session ends, instead of ending the
    /// program at once. The program should then end by itself, soon. The handler stays for as long
    /// as the program runs.
    public func onTerminate(_ handler: @escaping () -> Void) {
        for signal in [SIGTERM, SIGINT] {
            g_unix_signal_add_full(
                G_PRIORITY_HIGH, signal,
                { data in
                    if let data { ClosureBox<() -> Void>.closure(in: data)() }
                    return 1  // G_SOURCE_CONTINUE
                }, Unmanaged.passRetained(ClosureBox(handler)).toOpaque(), releaseClosureBox)
        }
    }
}

/// A main window, which the program keeps. The program runs until the last one is closed.
open class ApplicationWindow: Window {
    var actions: [String: Action] = [:]

    /// Makes a window of `application`, which keeps it until it is closed.
    public init(application: Application) {
        super.init(window: gtk_application_window_new(application.cast()))
        // The window has no menu bar, whatever the desktop's setting.
        gtk_application_window_set_show_menubar(cast(), 0)
        application.retain(self)
        // GTK keeps the actions of a window as long as the window's object.
        onDestroy { [weak self] in self?.releaseActions() }
    }

    private func releaseActions() {
        for (name, action) in actions {
            g_action_map_remove_action(opaque, name)
            g_signal_handlers_destroy(action.cast())
        }
        actions = [:]
    }

    /// Adds an action, which is then known as `win.name`.
    public final func add(_ action: Action) {
        actions[action.name] = action
        g_action_map_add_action(opaque, action.opaque)
    }
}

/// A token that lets a window come to the front on desktops that ask which program requests it.
public enum ActivationToken {
    /// Takes over a token from another program, for the window that is presented next. Only Wayland
    /// has tokens; elsewhere this does nothing.
    public static func adopt(_ token: String) { counterfoil_take_activation_token(token) }
}
