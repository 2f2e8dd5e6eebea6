import CGtk

/// A control that turns something on or off at once.
public final class Switch: Widget {
    /// Makes a switch in a state.
    public init(isOn: Bool = false) {
        super.init(gtk_switch_new())
        self.isOn = isOn
        // A switch would be drawn as wide as the available space.
        halign = .start
        valign = .center
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { gtk_switch_get_active(cast()) != 0 }
        set { silently { gtk_switch_set_active(cast(), newValue.gboolean) } }
    }

    /// Calls `handler` with the new state when a person changes it.
    public func onSwitched(_ handler: @escaping (Bool) -> Void) {
        connectChange("notify::active") { [weak self] in
            if let self { handler(isOn) }
        }
    }
}
