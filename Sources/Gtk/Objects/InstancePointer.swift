import CGtk

/// A pointer to an instance of a GObject type, whatever C declares of its layout.
nonisolated protocol InstancePointer {
    var raw: UnsafeMutableRawPointer { get }
}

nonisolated extension UnsafeMutableRawPointer: InstancePointer {
    var raw: UnsafeMutableRawPointer { self }
}

nonisolated extension UnsafeMutablePointer: InstancePointer {
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension OpaquePointer: InstancePointer {
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension InstancePointer {
    /// Returns the pointer as the C type that a call requires. An instance of a GObject type is
    /// laid out as an instance of each of its ancestors too.
    func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        raw.assumingMemoryBound(to: type)
    }

    /// The type of the instance, as it was registered.
    var instanceType: GType { cast(to: GTypeInstance.self).pointee.g_class.pointee.g_type }

    /// Returns whether the instance is one of a type or of a subtype.
    func isInstance(of type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

    /// Returns a property of a GObject for which GTK has no function.
    func property<Value: SignalValue>(_ name: String) -> Value {
        var value = GValue()
        g_object_get_property(cast(), name, &value)
        defer { g_value_unset(&value) }
        return withUnsafeMutablePointer(to: &value) { Value(EmittedValue($0)) }
    }

    /// Sets a property of a GObject for which GTK has no function.
    func setProperty(_ name: String, to new: some SignalValue) {
        let table = cast(to: GTypeInstance.self).pointee.g_class.cast(to: GObjectClass.self)
        guard let property = g_object_class_find_property(table, name) else { return }
        var value = GValue()
        g_value_init(&value, property.pointee.value_type)
        defer { g_value_unset(&value) }
        withUnsafeMutablePointer(to: &value) { new.store(in: EmittedValue($0)) }
        g_object_set_property(cast(), name, &value)
    }
}

/// Classes of GObjects that are defined at run time.
nonisolated enum ObjectClass {
    /// Registers a class.
    ///
    /// - Parameters:
    ///   - size: the size of an instance in bytes, or `nil` for that of the parent.
    ///   - describe: replaces functions in the table of the class.
    static func register<Table>(
        _ name: String, below parent: GType, size: Int? = nil,
        _ describe: @escaping @Sendable (UnsafeMutablePointer<Table>) -> Void
    ) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(size.map { guint($0) } ?? query.instance_size)
        info.class_init = fill
        info.class_data = UnsafeRawPointer(kept(describe))
        return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    }

    /// Adds an interface to a class.
    static func add<Table>(
        _ interface: GType, to type: GType,
        _ describe: @escaping @Sendable (UnsafeMutablePointer<Table>) -> Void
    ) {
        var info = GInterfaceInfo(
            interface_init: fill, interface_finalize: nil, interface_data: kept(describe))
        g_type_add_interface_static(type, interface, &info)
    }

    private typealias Description = SendableBox<@Sendable (UnsafeMutableRawPointer) -> Void>

    /// Keeps a description for as long as the program runs.
    private static func kept<Table>(
        _ describe: @escaping @Sendable (UnsafeMutablePointer<Table>) -> Void
    ) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Description { describe($0.cast()) }).toOpaque()
    }

    private static let fill: GInterfaceInitFunc = { table, data in
        guard let table, let data else { return }
        Unmanaged<Description>.fromOpaque(data).takeUnretainedValue().value(table)
    }
}

/// A value for C, of any thread.
nonisolated final class SendableBox<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
