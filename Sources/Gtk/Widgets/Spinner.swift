import CGtk

/// Turns while something is under way.
public final class Spinner: Widget {
    public init(isSpinning: Bool = false) {
        super.init(gtk_spinner_new())
        self.isSpinning = isSpinning
    }

    public var isSpinning = false {
        didSet { if isSpinning { gtk_spinner_start(cast()) } else { gtk_spinner_stop(cast()) } }
    }
}
