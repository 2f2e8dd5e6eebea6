import Testing

/// GTK is one per process: every suite is an extension of this serialised one.
@Suite(.serialized)
@MainActor
enum UserInterfaceTests {}
