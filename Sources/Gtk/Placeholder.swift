enum GtkPlaceholder {}
