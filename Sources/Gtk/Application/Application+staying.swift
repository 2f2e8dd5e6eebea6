import CGtk

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
