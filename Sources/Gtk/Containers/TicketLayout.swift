import CGtk

/// A layout of the two children of a ticket: the stub at the end of the line if there is room for
/// both, and beneath the rest otherwise.
nonisolated struct TicketLayout: BoxLayout {
    let children: [BoxChild]
    let spacing: Int32
    let isRightToLeft: Bool

    /// The minimum width for a stub beside the rest, in pixels; with less, both would be equally
    /// narrow.
    private static let leastWidthOfBoth: Int32 = 480

    var width: Int32 { children.reduce(0) { $0 + $1.natural } }

    func height(for width: Int32) -> Int32 {
        let heights = heights(for: width)
        return (hasStubBeside(width) ? heights.max() : heights.reduce(0, +)) ?? 0
    }

    func place(in area: GtkAllocation) {
        var place = area
        for (child, height) in zip(children, heights(for: area.width)) {
            place.width = self.width(of: child, in: area.width)
            if hasStubBeside(area.width) {
                place.height = area.height
                let isAtLeft = (child.widget == children[0].widget) != isRightToLeft
                place.x = isAtLeft ? area.x : area.x + area.width - place.width
            } else {
                // The stub gets the remaining height.
                let isLast = child.widget == children.last?.widget
                place.height = isLast ? area.y + area.height - place.y : height
            }
            gtk_widget_size_allocate(child.widget, &place)
            if !hasStubBeside(area.width) { place.y += height }
        }
    }

    /// The line at which the stub can be torn off, which is vertical or horizontal.
    nonisolated enum Tear {
        case upright(x: Int32)
        case level(y: Int32)
    }

    /// Returns the tear line in an area of this size, or `nil` if there is no stub.
    func tear(width: Int32, height: Int32) -> Tear? {
        guard children.count == 2 else { return nil }
        guard hasStubBeside(width) else { return .level(y: heights(for: width)[0]) }
        let stub = stubWidth(in: width)
        return .upright(x: isRightToLeft ? stub : width - stub)
    }

    private func hasStubBeside(_ width: Int32) -> Bool {
        guard children.count == 2 else { return false }
        return width >= max(Self.leastWidthOfBoth, children[0].minimum + children[1].minimum)
    }

    private func heights(for width: Int32) -> [Int32] {
        children.map { $0.height(for: self.width(of: $0, in: width)) }
    }

    private func width(of child: BoxChild, in width: Int32) -> Int32 {
        guard hasStubBeside(width) else { return width }
        let stub = stubWidth(in: width)
        return child.widget == children[0].widget ? width - stub : stub
    }

    /// Returns the natural width of the stub, but at most two fifths, unless its minimum is
    /// greater.
    private func stubWidth(in width: Int32) -> Int32 {
        let (rest, stub) = (children[0], children[1])
        return min(max(stub.minimum, min(stub.natural, width * 2 / 5)), width - rest.minimum)
    }
}
