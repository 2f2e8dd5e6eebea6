import CGtk

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
    public func onActivate(_ handler: @escaping () -> Void) {
        on("activate", handler)
    }

    /// Calls `handler` with the paths of files that the program should open, instead of
    /// `onActivate`: as bytes, because a path need not be text. A remote file comes with its URI,
    /// at which no file exists.
    public func onOpen(_ handler: @escaping ([[UInt8]]) -> Void) {
        on("open") { (files: UnsafeMutableRawPointer?, count: Int) in
            let files = UnsafeBufferPointer(
                start: files?.assumingMemoryBound(to: OpaquePointer?.self), count: count)
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
            let arguments = g_application_command_line_get_arguments(
                line?.assumingMemoryBound(to: GApplicationCommandLine.self), &count)
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
