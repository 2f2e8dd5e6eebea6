internal import Gtk

/// Shows the zones of both ends of a trip once one of them is not that at home, and once a person asks for
/// one. They stay on show.
final class ShownZones {
    private let home: String
    private let zones: [ZoneField]
    /// The fields that zones follow from.
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

    /// To be called when a zone was filled in. While a place is typed, which may be half of another,
    /// the zones wait until it is left.
    func follow() {
        if !places.contains(where: \.hasFocusInside) { showIfAway() }
    }

    func show() {
        for zone in zones { zone.showEntry() }
    }

    private func showIfAway() {
        if zones.contains(where: { $0.entry.text != home }) { show() }
    }
}
