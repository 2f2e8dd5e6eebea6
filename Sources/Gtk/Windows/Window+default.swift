import CGtk

extension Window {
    /// Lets Enter at `widget`, or inside it, activate the window's default widget, as in an entry
    /// with `activatesDefault`. GTK itself would tick a check button or open a list, which the
    /// space bar still does.
    public final func letEnterActivateDefault(at widget: Widget) {
        onKeyPress { [weak self, weak widget] press in
            guard let self, let widget, press.isEnter, isFocus(within: widget),
                let button = gtk_window_get_default_widget(cast())
            else { return false }
            if gtk_widget_is_sensitive(button) != 0 { gtk_widget_activate(button) }
            return true
        }
    }
}
