import CGtk

/// Turns while something is under way.
public final class Spinner: Widget {
    /// A spinner, which rests unless said.
    public init(isSpinning: Bool = false) {
        super.init(gtk_spinner_new())
        if isSpinning { start() }
    }

    /// Starts turning.
    public func start() { gtk_spinner_start(cast()) }

    /// Stops turning.
    public func stop() { gtk_spinner_stop(cast()) }
}
