import CGtk

/// A bar that shows the share of work that is done.
public final class ProgressBar: Widget {
    /// Makes an empty bar.
    public init() {
        super.init(gtk_progress_bar_new())
    }

    /// The share that is done, from 0 to 1.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(cast()) }
        set { gtk_progress_bar_set_fraction(cast(), newValue) }
    }

    /// Shows that work goes on whose share is not known.
    public func pulse() { gtk_progress_bar_pulse(cast()) }
}
