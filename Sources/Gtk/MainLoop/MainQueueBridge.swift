import CGtk
import Dispatch

/// Makes GLib's main loop run the work on the main dispatch queue, and with it every main-actor
/// task. `Application.run` installs it.
///
/// The queue has an event descriptor, which becomes readable when work arrives: watching it costs
/// nothing while there is none.
public enum MainQueueBridge {
    /// The number of times that the bridge was woken, which stays the same in an idle program.
    package private(set) static var wakeUps = 0

    private static var isInstalled = false

    /// Attaches the main queue to the default main context, once for the life of the process.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        let handle = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, handle, G_IO_IN,
            { descriptor, _, _ in
                // The signal is read first: an item that is queued while the queue drains must
                // signal again, and an unread signal would wake the loop without end.
                var signals: UInt64 = 0
                _ = read(descriptor, &signals, MemoryLayout<UInt64>.size)
                MainActor.assumeIsolated { MainQueueBridge.wakeUps += 1 }
                _dispatch_main_queue_callback_4CF(nil)
                return 1  // G_SOURCE_CONTINUE
            }, nil, nil)
    }
}
