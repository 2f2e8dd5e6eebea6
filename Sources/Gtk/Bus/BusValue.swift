import CGtk

/// A value as programs send it to each other over D-Bus.
public nonisolated indirect enum BusValue: Hashable, Sendable {
    /// A string (`s`).
    case text(String)
    /// An array of strings (`as`).
    case texts([String])
    /// A Boolean (`b`).
    case truth(Bool)
    /// A signed number (`i`).
    case integer(Int32)
    /// An unsigned number (`u`).
    case unsigned(UInt32)
    /// A floating-point number (`d`).
    case number(Double)
    /// A file descriptor (`h`), by its index among those that are sent with the message.
    case file(Int32)
    /// A dictionary of values of any type by their names (`a{sv}`), or of such dictionaries.
    case named([String: BusValue])
    /// A structure of values with a type each, such as `(si)`.
    case structure([BusValue])
    /// An array of values of one type, which is named by its type string. Values of other types are
    /// left out.
    case list(of: String, [BusValue])
    /// A received value of a type that this program does not read.
    case other
}

nonisolated extension BusValue {
    /// Reads the arguments of a call, or its results.
    static func values(in tuple: OpaquePointer?) -> [BusValue] {
        guard let tuple, g_variant_is_container(tuple) != 0 else { return [] }
        return (0..<g_variant_n_children(tuple)).map { place in
            guard let child = g_variant_get_child_value(tuple, place) else { return .other }
            defer { g_variant_unref(child) }
            return BusValue(child)
        }
    }

    private init(_ variant: OpaquePointer) {
        switch String(borrowing: g_variant_get_type_string(variant)) {
        case "s": self = .text(String(borrowing: g_variant_get_string(variant, nil)) ?? "")
        case "as":
            self = .texts(
                Self.values(in: variant).compactMap {
                    if case .text(let text) = $0 { text } else { nil }
                })
        case "b": self = .truth(g_variant_get_boolean(variant) != 0)
        case "i": self = .integer(g_variant_get_int32(variant))
        case "u": self = .unsigned(g_variant_get_uint32(variant))
        case "d": self = .number(g_variant_get_double(variant))
        case "v": self = Self.values(in: variant).first ?? .other
        case "a{sv}", "a{sa{sv}}": self = .named(Self.entries(of: variant))
        default: self = .other
        }
    }

    private static func entries(of dictionary: OpaquePointer) -> [String: BusValue] {
        var entries: [String: BusValue] = [:]
        for place in 0..<g_variant_n_children(dictionary) {
            let entry = g_variant_get_child_value(dictionary, place)
            defer { entry.map { g_variant_unref($0) } }
            let parts = values(in: entry)
            if case .text(let name)? = parts.first { entries[name] = parts.last }
        }
        return entries
    }

    /// The whole number, or `nil` if the value is none.
    var whole: Int? {
        switch self {
        case .integer(let number): Int(number)
        case .unsigned(let number): Int(number)
        default: nil
        }
    }

    /// A floating reference to the value, or `nil` for `other`.
    var variant: OpaquePointer? {
        switch self {
        case .text(let text): g_variant_new_string(text)
        case .texts(let texts): BusValue.list(of: "s", texts.map(BusValue.text)).variant
        case .truth(let isSo): g_variant_new_boolean(isSo ? 1 : 0)
        case .integer(let number): g_variant_new_int32(number)
        case .unsigned(let number): g_variant_new_uint32(number)
        case .number(let number): g_variant_new_double(number)
        case .file(let place): g_variant_new_handle(place)
        case .named(let values): Self.variant(of: values)
        case .structure(let values): Self.tuple(of: values)
        case .list(let type, let values): Self.variant(of: values, typed: type)
        case .other: nil
        }
    }

    static func tuple(of values: [BusValue]) -> OpaquePointer? {
        let children = values.compactMap(\.variant)
        return g_variant_new_tuple(children.map(Optional.some), gsize(children.count))
    }

    private static func variant(of values: [String: BusValue]) -> OpaquePointer? {
        guard let type = g_variant_type_new("a{sv}") else { return nil }
        defer { g_variant_type_free(type) }
        let builder = g_variant_builder_new(type)
        defer { g_variant_builder_unref(builder) }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let value = value.variant else { continue }
            g_variant_builder_add_value(
                builder,
                g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value)))
        }
        return g_variant_builder_end(builder)
    }

    private static func variant(of values: [BusValue], typed name: String) -> OpaquePointer? {
        guard g_variant_type_string_is_valid(name) != 0, let type = g_variant_type_new(name) else {
            return nil
        }
        defer { g_variant_type_free(type) }
        let children = values.compactMap { value -> OpaquePointer? in
            guard let child = value.variant else { return nil }
            guard g_variant_is_of_type(child, type) == 0 else { return child }
            g_variant_unref(g_variant_ref_sink(child))
            return nil
        }
        return g_variant_new_array(type, children.map(Optional.some), gsize(children.count))
    }
}
