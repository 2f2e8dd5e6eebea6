import CGtk

extension Widget {
    /// The widget's name for assistive technology. Tooltips and placeholders do not name it.
    public final var accessibleName: String? {
        get { String(borrowing: atk_object_get_name(accessible)) }
        set { atk_object_set_name(accessible, ShownText.line(newValue ?? "")) }
    }

    /// The widget's description for assistive technology, beyond its name.
    public final var accessibleDescription: String? {
        get { String(borrowing: atk_object_get_description(accessible)) }
        set { atk_object_set_description(accessible, ShownText.label(newValue ?? "")) }
    }

    /// Replaces the role GTK gives to widgets of this class.
    public final func setAccessibleRole(_ role: AccessibleRole) {
        atk_object_set_role(accessible, role.atk)
    }

    /// Says that `label` names this widget, for both directions of the relation.
    public final func setLabelledBy(_ label: Widget) {
        atk_object_add_relationship(accessible, ATK_RELATION_LABELLED_BY, label.accessible)
        atk_object_add_relationship(label.accessible, ATK_RELATION_LABEL_FOR, accessible)
    }

    /// The widget's accessible object, which belongs to the widget.
    final var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(cast()) }
}
