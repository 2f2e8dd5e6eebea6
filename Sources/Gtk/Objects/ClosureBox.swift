import CGtk

/// A Swift closure for C, retained by the connection and released by its destroy notify.
final class ClosureBox<Closure>: ClosureBoxCount {
    let closure: Closure

    init(_ closure: Closure) {
        self.closure = closure
    }

    /// Returns the closure in the user data of a callback.
    static func closure(in data: UnsafeMutableRawPointer) -> Closure {
        Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
    }
}

/// Counts the boxes alive, because no leak checker sees a cycle through a GObject.
class ClosureBoxCount {
    private(set) static var alive = 0

    init() { Self.alive += 1 }

    isolated deinit { ClosureBoxCount.alive -= 1 }
}

/// Releases the reference of a connection to its box. GLib calls it when the handler is
/// disconnected, at the latest when the object is disposed of.
nonisolated let releaseClosureBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
