import Testing

/// GTK is one per process: every suite that touches it is an extension of this serialised one.
@Suite(.serialized)
@MainActor
enum GtkTests {}
