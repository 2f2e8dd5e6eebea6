import Testing

/// The parent of all suites. They are serialised, because GTK exists once per process.
@Suite(.serialized)
@MainActor
enum UserInterfaceTests {}
