import CGtk

extension Widget {
    /// The accessible name. Tooltips and placeholders do not set it.
    public final var accessibleName: String? {
        get { String(borrowing: atk_object_get_name(accessible)) }
        set { atk_object_set_name(accessible, ShownText.line(newValue ?? "")) }
    }

    /// The accessible description, beyond the name.
    public final var accessibleDescription: String? {
        get { String(borrowing: atk_object_get_description(accessible)) }
        set { atk_object_set_description(accessible, ShownText.label(newValue ?? "")) }
    }

    /// Replaces the role that GTK gives to widgets of this class.
    public final func setAccessibleRole(_ role: AccessibleRole) {
        atk_object_set_role(accessible, role.atk)
    }

    /// Makes `label` the name of this widget, in both directions of the relation.
    public final func setLabelledBy(_ label: Widget) {
        atk_object_add_relationship(accessible, ATK_RELATION_LABELLED_BY, label.accessible)
        atk_object_add_relationship(label.accessible, ATK_RELATION_LABEL_FOR, accessible)
    }

    /// The accessible of the widget, which belongs to the widget.
    final var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(cast()) }
}
