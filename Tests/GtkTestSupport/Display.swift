import CGtk

@testable public import Gtk

/// The display that tests draw on, and its main loop, which they run by hand.
public enum Display {
    public struct Missing: Error, CustomStringConvertible {
        public let description = "no display: run the tests as make test does, by scripts/headless"
    }

    /// Prepares GTK. Further calls have no effect.
    public static func start() throws { guard Toolkit.start() else { throw Missing() } }

    /// Returns an application that has started up but does not run, for making windows. All tests
    /// of a process share it, because a program has only one.
    public static func application() throws -> Application {
        try start()
        if let shared { return shared }
        let application = Application(id: nil, options: .nonUnique)
        _ = try SystemError.check { g_application_register(application.cast(), nil, &$0) }
        shared = application
        return application
    }

    private static var shared: Application?

    /// Runs the main loop until `condition` holds. Returns false if it does not within some
    /// seconds, which limits a failing test and does not delay a passing one.
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

    /// Handles all pending events.
    public static func settle() { while Toolkit.handleEvent() {} }

    /// Shows `widget` in a window and waits for its first frame.
    public static func show(_ widget: Widget, width: Int = 400) -> Window {
        let window = Window()
        window.setDefaultSize(width: width, height: 300)
        window.child = widget
        var isPainted = false
        window.onFirstFrame { isPainted = true }
        window.present()
        _ = turn { isPainted }
        return window
    }
}
