/// A container that lines up its children in rows, as many to a row as there is room for. Those
/// that expand share the space left over in their row. Its minimum width is that of the widest
/// child's minimum.
public final class WrapBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, and between rows, in pixels.
    public init(spacing: Int = 0) {
        super.init { WrapLayout(box: $0) }
        self.spacing = spacing
    }

    /// The greatest natural width, in pixels, or `nil` for the width of all children in one row. A
    /// popover gives the box its natural width, however narrow the window is.
    public final var greatestWidth: Int? {
        didSet {
            guard greatestWidth != oldValue else { return }
            setLayout { [greatestWidth] in WrapLayout(box: $0, greatestWidth: greatestWidth) }
        }
    }
}
