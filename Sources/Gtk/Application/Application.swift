import CGtk

/// The program: its life from start to quit, its windows, actions and accelerators.
public final class Application: Object {
    /// How the program stands to a second start of it.
    public nonisolated struct Options: OptionSet, Sendable {
        /// GIO's flags.
        public let rawValue: UInt32

        /// Takes GIO's flags as they are.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Each start is a program of its own; otherwise the first one is activated again.
        public static let nonUnique = Options(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)

        /// Files may be opened with it, by another start of it or by the desktop: `onOpen`.
        public static let opensFiles = Options(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)

        /// Another start of it hands over its arguments: `onCommandLine`.
        public static let handlesCommandLine = Options(
            rawValue: G_APPLICATION_HANDLES_COMMAND_LINE.rawValue)

        /// The session bus started it, and says what is wanted. Where nothing is, it ends by itself.
        public static let isService = Options(rawValue: G_APPLICATION_IS_SERVICE.rawValue)
    }

    /// The windows of the program that have not been closed.
    public private(set) var windows: [ApplicationWindow] = []

    var actions: [String: Action] = [:]

    /// - Parameter id: a reversed domain name, such as `org.example.Program`.
    public init(id: String?, options: Options = []) {
        super.init(
            owning: UnsafeMutableRawPointer(
                gtk_application_new(id, GApplicationFlags(rawValue: options.rawValue))))
    }

    /// Called once it is known that this start is the program and hands over to no other one, before GTK
    /// gets ready, which takes it longer than anything else before the first window: for what other
    /// processors can do meanwhile.
    public func onPrimary(_ handler: @escaping () -> Void) {
        connect("notify::is-registered") { [weak self] in
            // It tells of the end, too.
            guard let self, g_application_get_is_registered(cast()) != 0,
                g_application_get_is_remote(cast()) == 0
            else { return }
            handler()
        }
    }

    /// Called when the program should show itself, at the first and at each later start.
    public func onActivate(_ handler: @escaping () -> Void) {
        connect("activate", handler)
    }

    /// Called with the paths of files that the program should open, instead of `onActivate`: as bytes,
    /// because a path need not be text. A file that is not of this machine comes with its address, at
    /// which there is none.
    public func onOpen(_ handler: @escaping ([[UInt8]]) -> Void) {
        SignalConnection.connectOpening(pointer, handler)
    }

    /// Called with the arguments of this start and of each later one, the program's name first, instead of
    /// `onActivate` and `onOpen`: as bytes, because a path need not be text.
    public func onCommandLine(_ handler: @escaping ([[UInt8]]) -> Void) {
        SignalConnection.connectCommandLine(pointer, handler)
    }

    /// Runs the program until its last window closes or `quit()`, with the main actor and the
    /// main queue alive. From a synchronous `main` only. Returns the exit status.
    ///
    /// Where the program runs already and is not `nonUnique`, that is told what is wanted, and this
    /// returns at once.
    ///
    /// - Parameter arguments: the program's name first, and then files, where it opens any, or whatever
    ///   `onCommandLine` reads; GTK takes its own options from them.
    @discardableResult
    public func run(_ arguments: [String] = []) -> Int32 {
        Toolkit.loadFonts()
        MainQueueBridge.install()
        var strings = arguments.map { g_strdup($0) }
        defer { for string in strings { g_free(string) } }
        let count = Int32(strings.count)
        return strings.withUnsafeMutableBufferPointer {
            g_application_run(cast(), count, $0.baseAddress)
        }
    }

    /// Ends the main loop at once, whatever windows there are.
    public func quit() { g_application_quit(cast()) }

    /// Keeps `window` until it is destroyed.
    func keep(_ window: ApplicationWindow) {
        windows.append(window)
        window.onDestroy { [weak self, weak window] in
            guard let self else { return }
            windows.removeAll { $0 === window }
            // By itself it would still do all that waits, to windows that are gone.
            if windows.isEmpty { quit() }
        }
    }
}
