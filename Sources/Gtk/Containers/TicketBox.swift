import CGtk

/// A paper ticket: two parts with a perforated line between them, notched at both ends. The style
/// gives the colours: `background-color` for the paper, and `border-color` for the edge.
public final class TicketBox: Box {
    /// Makes a ticket.
    ///
    /// - Parameters:
    ///   - rest: the main part of the ticket.
    ///   - stub: the part beside it, or beneath it if there is no room.
    public init(_ rest: Widget, stub: Widget) {
        super.init(box: BoxLayouts.make(.ticket))
        append(rest)
        append(stub)
    }
}
