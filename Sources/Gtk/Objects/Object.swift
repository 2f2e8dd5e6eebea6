import CGtk

/// The base of every class here: the owner of one reference on a GObject.
///
/// The reference is taken when the wrapper is made and given back when it goes. GTK may keep
/// the object longer, as a container does with its children.
@MainActor
open class Object {
    /// The GObject. It stays valid as long as this wrapper does.
    let pointer: UnsafeMutableRawPointer

    /// Closed while a property is set from Swift, so that no change closure runs.
    lazy var echoGate = EchoGate()

    /// Takes over a reference: a floating one is sunk, any other is added to.
    init(sinking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    /// Takes over the reference a constructor of a plain GObject handed out.
    init(owning pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// The pointer as the C type the call at hand asks for; GObject types are laid out so that
    /// an instance is also one of each of its ancestors.
    final func cast<Instance>() -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }

    /// The pointer as one of the types (interfaces, mostly) whose insides C keeps to itself.
    final var opaque: OpaquePointer { OpaquePointer(pointer) }
}

extension Bool {
    /// C's `TRUE` or `FALSE`.
    var gboolean: gboolean { self ? 1 : 0 }
}
