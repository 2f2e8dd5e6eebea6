import Testing

/// The parent of all suites that use GTK. They are serialised, because GTK exists once per process.
@Suite(.serialized)
@MainActor
enum GtkTests {}
