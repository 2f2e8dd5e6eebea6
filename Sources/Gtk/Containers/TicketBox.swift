import CGtk

/// A ticket of paper: two parts with a perforated line between them, notched at both ends. The ground and
/// the edge have the colours that the style gives to `background-color` and `border-color`.
public final class TicketBox: Box {
    /// - Parameters:
    ///   - rest: what the ticket is for.
    ///   - stub: stands beside it, or beneath it where there is no room.
    public init(_ rest: Widget, stub: Widget) {
        super.init(box: BoxLayouts.make(.ticket))
        append(rest)
        append(stub)
    }
}
