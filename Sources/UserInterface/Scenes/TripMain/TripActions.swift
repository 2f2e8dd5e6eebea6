internal import Gtk
internal import Wording

/// The actions of a trip's or a journey's page: the next step, and a menu with the entries that
/// may follow.
final class TripActions: Box {
    private let menu = MenuButton(
        iconName: "view-more-symbolic", name: localized("More actions"))

    /// - Parameter addsLegs: whether the menu offers a leg.
    init(_ next: Button, addsLegs: Bool = true) {
        super.init(.horizontal, spacing: Space.close)
        let following = Menu()
        following.append(localized("Repe_at…"), action: "win.again")
        following.append(localized("Add _Return Trip…"), action: "win.return")
        if addsLegs { following.append(localized("Add _Leg…"), action: "win.next-leg") }
        menu.setMenu(following)
        menu.showKeys()
        menu.tooltip = localized("More actions")
        halign = .end
        next.wrapsLabel()
        for action in [next, menu] as [Widget] { append(action) }
    }
}
