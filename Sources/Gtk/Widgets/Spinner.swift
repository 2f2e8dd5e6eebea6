import CGtk

/// Turns while something is under way.
public final class Spinner: Widget {
    public init(isSpinning: Bool = false) {
        super.init(gtk_spinner_new())
        if isSpinning { start() }
    }

    public func start() { gtk_spinner_start(cast()) }

    public func stop() { gtk_spinner_stop(cast()) }
}
