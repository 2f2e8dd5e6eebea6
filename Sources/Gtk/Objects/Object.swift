import CGtk

/// The base of every class here: the owner of one reference on a GObject.
///
/// The reference is taken when the wrapper is made and released with it. GTK may keep the object
/// longer, as a container does with its children.
@MainActor
open class Object {
    /// The GObject, for functions of GTK that have no wrapper here. It is valid as long as this
    /// wrapper exists.
    public final let pointer: UnsafeMutableRawPointer

    /// The gate that is closed while Swift sets a property, so that no change closure runs.
    lazy var echoGate = SignalBlocker()

    /// Takes a reference on a GObject: a floating one, as that of a new widget, is sunk; any other is
    /// added to.
    public init(sinking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    /// Takes over a reference on a GObject, such as the one that a constructor of a plain object
    /// returned.
    public init(owning pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// Returns the pointer as the C type that a call requires. An instance of a GObject type is
    /// laid out as an instance of each of its ancestors too.
    final func cast<Instance>() -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }

    /// The pointer as a type, mostly an interface, whose layout C does not declare.
    final var opaque: OpaquePointer { OpaquePointer(pointer) }
}

nonisolated extension Bool {
    /// The value as C's `TRUE` or `FALSE`.
    var gboolean: gboolean { self ? 1 : 0 }
}
