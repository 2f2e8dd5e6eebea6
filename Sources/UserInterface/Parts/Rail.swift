internal import Gtk

/// The mark beside a stop or a step, from which a line leads to the next one.
final class Rail: Box {
    /// - Parameter name: the name of the mark for assistive technology.
    init(_ iconName: String, name: String, isLast: Bool) {
        super.init(.vertical)
        let mark = Image(iconName: iconName)
        mark.accessibleName = name
        mark.marginTop = Space.close
        append(mark)
        guard !isLast else { return }
        let track = Separator(.vertical)
        track.addStyleClass("counterfoil-track")
        track.halign = .center
        append(track, expand: true)
    }
}
