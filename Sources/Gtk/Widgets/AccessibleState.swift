import CGtk

/// A state for assistive technology that GTK does not set by itself.
public nonisolated enum AccessibleState: Sendable {
    case busy, checked, expandable, expanded, focusable, focused, hasPopup, invalid, readOnly,
        required

    var atk: AtkStateType {
        switch self {
        case .busy: ATK_STATE_BUSY
        case .checked: ATK_STATE_CHECKED
        case .expandable: ATK_STATE_EXPANDABLE
        case .expanded: ATK_STATE_EXPANDED
        case .focusable: ATK_STATE_FOCUSABLE
        case .focused: ATK_STATE_FOCUSED
        case .hasPopup: ATK_STATE_HAS_POPUP
        case .invalid: ATK_STATE_INVALID_ENTRY
        case .readOnly: ATK_STATE_READ_ONLY
        case .required: ATK_STATE_REQUIRED
        }
    }
}

extension Widget {
    /// Sets or clears a state, beside those that GTK sets.
    public final func setAccessibleState(_ state: AccessibleState, on isOn: Bool = true) {
        AccessibleStateOverrides.set(state.atk, on: isOn, of: accessible)
    }

    /// Lets a screen reader speak a text, after it has announced the focused widget.
    public final func announce(_ words: String) {
        guard !words.isEmpty else { return }
        counterfoil_announce(accessible, ShownText.label(words))
    }
}

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case alert, calendar, chart, grouping, heading, image, infoBar, link

    var atk: AtkRole {
        switch self {
        case .alert: ATK_ROLE_ALERT
        case .calendar: ATK_ROLE_CALENDAR
        case .chart: ATK_ROLE_CHART
        case .grouping: ATK_ROLE_GROUPING
        case .heading: ATK_ROLE_HEADING
        case .image: ATK_ROLE_IMAGE
        case .infoBar: ATK_ROLE_INFO_BAR
        case .link: ATK_ROLE_LINK
        }
    }
}

/// Adds states to those of the accessibles of GTK's widgets.
///
/// GTK has no function for that: each class of accessibles returns its states by its own function.
/// When the first widget of a class is given a state, that function is replaced by one that calls
/// it, and adds the given states.
nonisolated enum AccessibleStateOverrides {
    private typealias Answer =
        @convention(c) (UnsafeMutablePointer<AtkObject>?) -> UnsafeMutablePointer<AtkStateSet>?

    /// The key of the replaced function in a class.
    private static let replaced = g_quark_from_string("counterfoil-replaced-states")
    /// The key of the given states in an accessible, with a bit for each.
    private static let given = g_quark_from_string("counterfoil-states")
    /// The key of the class whose function is called next, in an accessible, while the functions of
    /// its classes call each other.
    private static let nextClass = g_quark_from_string("counterfoil-asked-states")

    static func set(
        _ state: AtkStateType, on isOn: Bool, of accessible: UnsafeMutablePointer<AtkObject>
    ) {
        let object: UnsafeMutablePointer<GObject> = accessible.cast()
        let bit: UInt = 1 << UInt(state.rawValue)
        let old = word(given, of: object)
        let new = isOn ? old | bit : old & ~bit
        guard new != old else { return }
        replaceAnswer(of: accessible)
        g_object_set_qdata(object, given, UnsafeMutableRawPointer(bitPattern: new))
        atk_object_notify_state_change(accessible, guint64(state.rawValue), isOn ? 1 : 0)
    }

    /// Replaces the function of the class of an accessible, which then also answers for an accessible
    /// whose widget is destroyed.
    static func replaceAnswer(of accessible: UnsafeMutablePointer<AtkObject>) {
        let type = accessible.instanceType
        guard let table = g_type_class_peek(type)?.cast(to: AtkObjectClass.self),
            let old = table.pointee.ref_state_set, g_type_get_qdata(type, replaced) == nil,
            // The function may be inherited from a class in which it was replaced before.
            address(of: old) != address(of: answer)
        else { return }
        g_type_set_qdata(type, replaced, UnsafeMutableRawPointer(bitPattern: address(of: old)))
        table.pointee.ref_state_set = answer
    }

    private static let answer: Answer = { accessible in
        guard let accessible else { return nil }
        let object: UnsafeMutablePointer<GObject> = accessible.cast()
        guard gtk_accessible_get_widget(accessible.cast()) != nil else { return defunct }
        let outer = AccessibleStateOverrides.word(AccessibleStateOverrides.nextClass, of: object)
        guard
            let (type, old) = AccessibleStateOverrides.old(
                from: outer == 0 ? accessible.instanceType : GType(outer))
        else { return nil }
        // The function of a class may call that of its parent, which may be replaced as well.
        g_object_set_qdata(
            object, AccessibleStateOverrides.nextClass,
            UnsafeMutableRawPointer(bitPattern: UInt(g_type_parent(type))))
        let states = old(accessible)
        g_object_set_qdata(
            object, AccessibleStateOverrides.nextClass, UnsafeMutableRawPointer(bitPattern: outer))
        if outer == 0 {
            let added = AccessibleStateOverrides.word(AccessibleStateOverrides.given, of: object)
            for number in 0..<UInt32(UInt.bitWidth) where added >> UInt(number) & 1 == 1 {
                atk_state_set_add_state(states, AtkStateType(rawValue: number))
            }
        }
        return states
    }

    private static var defunct: UnsafeMutablePointer<AtkStateSet>? {
        let states = atk_state_set_new()
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT)
        return states
    }

    /// Returns the nearest class, upwards from a type, whose function was replaced, with that
    /// function.
    private static func old(from type: GType) -> (GType, Answer)? {
        for type in sequence(first: type, next: { g_type_parent($0) }).prefix(while: { $0 != 0 }) {
            if let old = g_type_get_qdata(type, replaced) {
                return (type, unsafeBitCast(old, to: Answer.self))
            }
        }
        return nil
    }

    private static func word(_ name: GQuark, of object: UnsafeMutablePointer<GObject>) -> UInt {
        UInt(bitPattern: g_object_get_qdata(object, name))
    }

    private static func address(of function: Answer) -> UInt {
        UInt(bitPattern: unsafeBitCast(function, to: Int.self))
    }
}
