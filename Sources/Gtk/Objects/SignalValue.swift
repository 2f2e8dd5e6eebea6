import CGtk

/// A Swift type for an argument or the result of a signal.
///
/// Integers, enumerations and flags are an `Int`; objects, structures and interfaces are a pointer,
/// valid during the emission.
public nonisolated protocol SignalValue {
    /// Returns whether values of a kind can be read as this type.
    static func represents(_ kind: EmittedValue.Kind) -> Bool
    /// Reads a value of such a kind.
    init(_ value: EmittedValue)
    /// Writes the value as the result of a handler.
    func store(in value: EmittedValue)
}

/// An argument of an emission, or the place for its result.
public nonisolated struct EmittedValue {
    /// The kind of a value, whatever its type in C is.
    public enum Kind: Sendable {
        case flag, number, real, text, pointer
    }

    fileprivate let value: UnsafeMutablePointer<GValue>

    init(_ value: UnsafeMutablePointer<GValue>) { self.value = value }

    /// Returns the kind of values of a type, or `nil` for a type that no signal of GTK has.
    static func kind(of type: GType) -> Kind? {
        // The fundamental types, whose names are macros in C.
        switch g_type_fundamental(type) >> 2 {
        case 5: .flag
        case 6, 7, 12, 13: .number
        case 15: .real
        case 16: .text
        case 2, 17...21: .pointer
        default: nil
        }
    }

    fileprivate var number: Int {
        get {
            switch g_type_fundamental(value.pointee.g_type) >> 2 {
            case 7: Int(g_value_get_uint(value))
            case 12: Int(g_value_get_enum(value))
            case 13: Int(g_value_get_flags(value))
            default: Int(g_value_get_int(value))
            }
        }
        nonmutating set {
            switch g_type_fundamental(value.pointee.g_type) >> 2 {
            case 7: g_value_set_uint(value, guint(clamping: newValue))
            case 12: g_value_set_enum(value, gint(clamping: newValue))
            case 13: g_value_set_flags(value, guint(clamping: newValue))
            default: g_value_set_int(value, gint(clamping: newValue))
            }
        }
    }
}

nonisolated extension Bool: SignalValue {
    /// Returns whether the kind is that of a `gboolean`.
    public static func represents(_ kind: EmittedValue.Kind) -> Bool { kind == .flag }
    /// Reads a `gboolean`.
    public init(_ value: EmittedValue) { self = g_value_get_boolean(value.value) != 0 }
    /// Writes a `gboolean`.
    public func store(in value: EmittedValue) { g_value_set_boolean(value.value, gboolean) }
}

nonisolated extension Int: SignalValue {
    /// Returns whether the kind is that of whole numbers, enumerations and flags.
    public static func represents(_ kind: EmittedValue.Kind) -> Bool { kind == .number }
    /// Reads a whole number.
    public init(_ value: EmittedValue) { self = value.number }
    /// Writes a whole number, as near as the type in C can hold it.
    public func store(in value: EmittedValue) { value.number = self }
}

nonisolated extension Double: SignalValue {
    /// Returns whether the kind is that of a `gdouble`.
    public static func represents(_ kind: EmittedValue.Kind) -> Bool { kind == .real }
    /// Reads a `gdouble`.
    public init(_ value: EmittedValue) { self = g_value_get_double(value.value) }
    /// Writes a `gdouble`.
    public func store(in value: EmittedValue) { g_value_set_double(value.value, self) }
}

nonisolated extension String: SignalValue {
    /// Returns whether the kind is that of text.
    public static func represents(_ kind: EmittedValue.Kind) -> Bool { kind == .text }
    /// Reads a text; none is empty.
    public init(_ value: EmittedValue) {
        self = String(borrowing: g_value_get_string(value.value)) ?? ""
    }
    /// Writes a copy of the text.
    public func store(in value: EmittedValue) { g_value_set_string(value.value, self) }
}

nonisolated extension Optional: SignalValue where Wrapped == UnsafeMutableRawPointer {
    /// Returns whether the kind is that of an object, an interface, a structure or a text.
    public static func represents(_ kind: EmittedValue.Kind) -> Bool {
        kind == .pointer || kind == .text
    }
    /// Reads a pointer, which is borrowed.
    public init(_ value: EmittedValue) { self = g_value_peek_pointer(value.value) }
    /// Writes nothing: a handler cannot say who owns the object behind a pointer.
    public func store(in value: EmittedValue) {}
}
