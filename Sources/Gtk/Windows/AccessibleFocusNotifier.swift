import CGtk

/// Makes sure that assistive technology learns of each focused widget of a window.
///
/// GTK reports the focus when the main loop is idle, and refers to the widget weakly until then. If
/// the window loses the keyboard meanwhile, it forgets the widget but not the reference: once that
/// widget is destroyed, the next one that it would report counts as destroyed too
/// (`gail_focus_watcher` of GTK 3.24).
final class AccessibleFocusNotifier {
    private var look: ScheduledCall?

    func observe(_ window: Window) {
        for signal in ["set-focus", "notify::has-toplevel-focus"] {
            window.on(signal, after: true) { [weak self, weak window] in
                guard let self, look?.isPending != true else { return }
                look = .afterIdle {
                    guard let window else { return }
                    Self.notifyFocus(of: window)
                }
            }
        }
    }

    private static func notifyFocus(of window: Window) {
        guard let focus = gtk_window_get_focus(window.cast()), gtk_widget_has_focus(focus) != 0,
            gtk_widget_get_realized(focus) != 0, let accessible = gtk_widget_get_accessible(focus),
            // A part of the widget may have the focus instead.
            g_object_get_data(
                UnsafeMutableRawPointer(accessible).assumingMemoryBound(to: GObject.self),
                "gail-focus-object") == nil
        else { return }
        let states = atk_object_ref_state_set(accessible)
        defer { g_object_unref(states) }
        if atk_state_set_contains_state(states, ATK_STATE_FOCUSED) == 0 {
            counterfoil_emit_focus(focus)
        }
    }
}
