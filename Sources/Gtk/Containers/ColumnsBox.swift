/// A container that lines up its children in one column, or in two of the same width if there is
/// room.
public final class ColumnsBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, in pixels.
    public init(spacing: Int = 0) {
        super.init(layout: ColumnLayout.init)
        self.spacing = spacing
    }
}
