import CGtk

/// A value of D-Bus.
final class Variant {
    private let pointer: OpaquePointer

    /// Takes over a reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_variant_unref(pointer)
    }

    /// Returns whether it has a type, such as "(ssv)".
    func isOf(_ type: String) -> Bool {
        String(borrowing: g_variant_get_type_string(pointer)) == type
    }

    /// The parts of a tuple, an array or a dictionary entry.
    var parts: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<g_variant_n_children(pointer)).compactMap {
            g_variant_get_child_value(pointer, $0).map(Variant.init(owning:))
        }
    }

    /// The text, or `nil` if it is no string.
    var text: String? {
        isOf("s") ? String(borrowing: g_variant_get_string(pointer, nil)) : nil
    }

    /// The whole number, or `nil` if it is none. A variant is unwrapped.
    var number: Int? {
        switch String(borrowing: g_variant_get_type_string(pointer)) {
        case "u": Int(g_variant_get_uint32(pointer))
        case "i": Int(g_variant_get_int32(pointer))
        case "v": parts.first?.number
        default: nil
        }
    }
}
