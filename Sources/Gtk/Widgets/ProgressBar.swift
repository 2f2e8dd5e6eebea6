import CGtk

/// Shows how much of something is done.
public final class ProgressBar: Widget {
    /// A bar for something of which nothing is done.
    public init() {
        super.init(gtk_progress_bar_new())
    }

    /// From 0 to 1.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(cast()) }
        set { gtk_progress_bar_set_fraction(cast(), newValue) }
    }

    /// Shows that something goes on, where how much of it is not known.
    public func pulse() { gtk_progress_bar_pulse(cast()) }
}
