import CGtk

/// Lines up its children in one column, or in two of the same width where there is room.
public final class ColumnsBox: Box {
    /// - Parameter spacing: pixels between children.
    public init(spacing: Int = 0) {
        super.init(box: BoxLayouts.make(.columns))
        self.spacing = spacing
    }
}
