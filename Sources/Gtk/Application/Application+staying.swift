import CGtk

extension Application {
    /// For so long, in milliseconds, a program stays that has no window and nothing to do; 0 for not at
    /// all, which it is unless set.
    public var idleTime: UInt32 {
        get { g_application_get_inactivity_timeout(cast()) }
        set { g_application_set_inactivity_timeout(cast(), newValue) }
    }

    /// Does not let the program end by itself before the work is done.
    public func staying<Result>(for work: () async -> Result) async -> Result {
        g_application_hold(cast())
        defer { g_application_release(cast()) }
        return await work()
    }

    /// Does not let the program end by itself for as long as what is returned is kept.
    public func stay() -> Stay { Stay(self) }

    /// Keeps a program that has no window.
    public final class Stay {
        private let application: Application

        fileprivate init(_ application: Application) {
            self.application = application
            g_application_hold(application.cast())
        }

        isolated deinit { g_application_release(application.cast()) }
    }
}
