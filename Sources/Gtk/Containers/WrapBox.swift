import CGtk

/// Lines up its children in a row that goes on in another line where there is no room for all of
/// them. Those that expand share what their line has left over. It asks for no more width than the widest child needs at least.
public final class WrapBox: Box {
    /// - Parameter spacing: pixels between children, and between lines.
    public init(spacing: Int = 0) {
        super.init(box: BoxLayouts.make(.wrap))
        self.spacing = spacing
    }

    /// How wide it likes to be at most, in pixels; nil for as wide as all children in one line. A popover
    /// gives it what it likes, however narrow the window is.
    public final var greatestWidth: Int? {
        didSet {
            guard greatestWidth != oldValue else { return }
            BoxLayouts.setGreatestWidth(greatestWidth.map(Int32.init(clamping:)), of: cast())
        }
    }
}
