import CGtk
@testable public import Gtk

/// The display tests draw on, and the main loop they turn by hand.
public enum Display {
    public struct Missing: Error, CustomStringConvertible {
        public let description = "no display: run the tests as make test does, by scripts/headless"
    }

    /// Prepares GTK; safe to call in every test.
    public static func start() throws {
        guard Toolkit.start() else { throw Missing() }
    }

    /// An application that has started up but does not run, to make windows for. All tests of a
    /// process share it, as a program has only one.
    public static func application() throws -> Application {
        try start()
        if let shared { return shared }
        let application = Application(id: nil, options: .nonUnique)
        _ = try SystemError.check { g_application_register(application.cast(), nil, &$0) }
        shared = application
        return application
    }

    private static var shared: Application?

    /// Turns the main loop until `condition` holds. False if it does not within some seconds,
    /// which is a bound for a test that fails, not a time that one that passes waits.
    public static func turn(until condition: () -> Bool) -> Bool {
        var isLate = false
        let bound = ScheduledCall.after(milliseconds: 10_000) { isLate = true }
        defer { bound.cancel() }
        while !condition() {
            if isLate { return false }
            Toolkit.handleEvent(waiting: true)
        }
        return true
    }

    /// Runs the main loop until a condition is true, and lets tasks run in between.
    public static func turnWithTasks(until condition: () -> Bool) async -> Bool {
        var isLate = false
        let bound = ScheduledCall.after(milliseconds: 10_000) { isLate = true }
        defer { bound.cancel() }
        while !condition() {
            if isLate { return false }
            Toolkit.handleEvent()
            await Task.yield()
        }
        return true
    }

    /// Handles every event that is there already.
    public static func settle() {
        while Toolkit.handleEvent() {}
    }

    /// Shows `widget` in a window and waits for its first frame.
    public static func show(_ widget: Widget) -> Window {
        let window = Window()
        window.setDefaultSize(width: 400, height: 300)
        window.child = widget
        var isPainted = false
        window.onFirstFrame { isPainted = true }
        window.present()
        _ = turn { isPainted }
        return window
    }
}
