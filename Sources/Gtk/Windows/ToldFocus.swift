import CGtk

/// Sees to it that assistive technology is told of each widget of a window that has the keyboard.
///
/// GTK tells it when the main loop is idle, and refers to the widget weakly until then. Where the window
/// loses the keyboard meanwhile, it forgets the widget but not the reference: once that widget goes, the
/// one that it is about to tell of by then counts as gone (`gail_focus_watcher` of GTK 3.24).
final class ToldFocus {
    private var look: ScheduledCall?

    func follow(_ window: Window) {
        for signal in ["set-focus", "notify::has-toplevel-focus"] {
            window.connect(signal, after: true) { [weak self, weak window] in
                guard let self, look?.isPending != true else { return }
                look = .afterIdle {
                    guard let window else { return }
                    Self.tell(of: window)
                }
            }
        }
    }

    private static func tell(of window: Window) {
        guard let focus = gtk_window_get_focus(window.cast()), gtk_widget_has_focus(focus) != 0,
            gtk_widget_get_realized(focus) != 0, let accessible = gtk_widget_get_accessible(focus),
            // A part of it may have it instead.
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
