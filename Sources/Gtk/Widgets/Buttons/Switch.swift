import CGtk

/// Something that is on or off, at once.
public final class Switch: Widget {
    /// A switch in this state.
    public init(isOn: Bool = false) {
        super.init(gtk_switch_new())
        self.isOn = isOn
        // It would be drawn as wide as there is room.
        halign = .start
        valign = .center
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { gtk_switch_get_active(cast()) != 0 }
        set { silently { gtk_switch_set_active(cast(), newValue.gboolean) } }
    }

    /// Called with the new state when a person changed it.
    public func onSwitched(_ handler: @escaping (Bool) -> Void) {
        connectChange("notify::active") { [weak self] in
            if let self { handler(isOn) }
        }
    }
}
