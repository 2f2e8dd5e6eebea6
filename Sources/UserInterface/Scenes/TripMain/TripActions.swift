internal import Gtk

/// The actions of a trip's or a journey's page: the next step, and a menu with the entries that
/// may follow.
final class TripActions: Box {
    /// - Parameter addsLegs: whether the menu offers a leg.
    init(_ next: Button, addsLegs: Bool = true) {
        super.init(.horizontal, spacing: Space.close)
        var following = [
            (label: localized("Repe_at…"), action: "win.again"),
            (label: localized("Add _Return Trip…"), action: "win.return"),
        ]
        if addsLegs { following.append((localized("Add _Leg…"), "win.next-leg")) }
        halign = .end
        next.wrapsLabel()
        append(next, MenuButton.moreActions(following))
    }
}
