enum GtkTestsPlaceholder {}
