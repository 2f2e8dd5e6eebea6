internal import Gtk

/// Shows the time zones of both stops if one differs from the zone at home, or when the person asks
/// for one. They stay visible.
final class ShownZones {
    private let home: String
    private let zones: [ZoneField]
    /// The fields of the places that time zones are derived from.
    private let places: [Entry]

    init(_ zones: [ZoneField], home: String, following places: [Entry]) {
        self.home = home
        self.zones = zones
        self.places = places
        for zone in zones {
            zone.onAsked { [weak self] in self?.show() }
        }
        for place in places {
            place.onFocusOut { [weak self] in self?.showIfAway() }
        }
        showIfAway()
    }

    /// Shows the zones after one was filled in, but not while the person types a place, because the
    /// text may be half of another name.
    func showUnlessTyping() {
        if !places.contains(where: \.hasFocusInside) { showIfAway() }
    }

    func show() {
        for zone in zones { zone.showEntry() }
    }

    private func showIfAway() {
        if zones.contains(where: { $0.entry.text != home }) { show() }
    }
}
