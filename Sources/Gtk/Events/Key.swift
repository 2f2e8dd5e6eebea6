import CGtk

/// A key by its meaning, after keyboard layout and Shift: `.escape`, `Key("n")`, `Key("N")`.
public nonisolated struct Key: RawRepresentable, Hashable, Sendable {
    /// The keyval of GDK.
    public let rawValue: UInt32

    /// Makes a key of a keyval of GDK.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Makes the key that types a character.
    public init(_ character: Unicode.Scalar) {
        self.init(rawValue: gdk_unicode_to_keyval(character.value))
    }

    /// The character that the key types, or `nil` if it types none.
    var character: Character? {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(rawValue)), scalar.value >= 32
        else { return nil }
        return Character(scalar)
    }

    /// Whether the key types nothing by itself, and begins a letter that the next key ends: a dead
    /// accent, or Compose.
    var beginsLetter: Bool {
        (UInt32(GDK_KEY_dead_grave)...UInt32(GDK_KEY_dead_longsolidusoverlay)).contains(rawValue)
            || rawValue == UInt32(GDK_KEY_Multi_key)
    }

    // Keys by their names.

    /// The Escape key.
    public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
    /// The Enter key above the right Shift; not the one of the keypad.
    public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
    /// The Enter key of the keypad.
    static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
    /// Tab. With Shift it is a key of its own.
    public static let tab = Key(rawValue: UInt32(GDK_KEY_Tab))
    /// The Tab key while Shift is held.
    public static let shiftTab = Key(rawValue: UInt32(GDK_KEY_ISO_Left_Tab))
    /// The space bar.
    public static let space = Key(rawValue: UInt32(GDK_KEY_space))
    /// The Delete key, which deletes to the right.
    public static let delete = Key(rawValue: UInt32(GDK_KEY_Delete))
    /// The arrow down.
    public static let down = Key(rawValue: UInt32(GDK_KEY_Down))
    /// The arrow up.
    public static let up = Key(rawValue: UInt32(GDK_KEY_Up))
    /// The arrow to the left.
    public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
    /// The arrow to the right.
    public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
    /// The Home key.
    public static let home = Key(rawValue: UInt32(GDK_KEY_Home))
    /// The End key.
    public static let end = Key(rawValue: UInt32(GDK_KEY_End))
    /// The Page Up key.
    public static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
    /// The Page Down key.
    public static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
    /// The F1 key.
    public static let f1 = Key(rawValue: UInt32(GDK_KEY_F1))
}

/// The press of a mouse button.
public struct ButtonPress: Hashable {
    /// The number of the button: 1 is the primary, 3 the secondary one; see also `back` and
    /// `forward`.
    public let button: Int
    /// The number of clicks: 1 for a click, 2 for the second of a double click.
    public let clicks: Int
    /// The horizontal place, in pixels from the corner of the widget's window.
    let x: Double
    /// The vertical place, in pixels from the corner of the widget's window.
    let y: Double
    let modifiers: Modifiers

    /// The button that opens context menus.
    static let secondary = 3
    /// The button beside the thumb that goes back.
    public static let back = 8
    /// The button beside the thumb that goes forward.
    public static let forward = 9

    init(_ event: GdkEventButton) {
        button = Int(event.button)
        clicks = event.type == GDK_2BUTTON_PRESS ? 2 : event.type == GDK_3BUTTON_PRESS ? 3 : 1
        x = event.x
        y = event.y
        modifiers = Modifiers(rawValue: event.state).intersection(.all)
    }
}

/// The press of a key. Use it only while the closure that received it runs.
public struct KeyPress {
    /// The key that was pressed.
    public let key: Key
    /// The modifier keys that are held down.
    public let modifiers: Modifiers

    /// Whether the key is Enter, on the main part or the keypad, without a modifier.
    var isEnter: Bool { modifiers.isEmpty && [.enter, .keypadEnter].contains(key) }

    /// The text that it types, or `nil` if it types none, or is held with more than Shift.
    public var text: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        return key.character.map { String($0) }
    }

    /// The event of GDK, to be passed on to a search entry.
    let event: UnsafeMutablePointer<GdkEventKey>

    init(_ event: UnsafeMutablePointer<GdkEventKey>) {
        self.event = event
        key = Key(rawValue: event.pointee.keyval)
        modifiers = Modifiers(rawValue: event.pointee.state).intersection(.all)
    }
}

/// The modifier keys that are held down during an event. Caps Lock and Num Lock never count.
public nonisolated struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of `GdkModifierType`.
    public let rawValue: UInt32

    /// Takes the bits of `GdkModifierType`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// The Ctrl key, `<Primary>` in accelerators.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// The Alt key, which mnemonics are typed with.
    public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
    /// The key with the logo.
    static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)

    static let all: Modifiers = [.shift, .control, .alt, .super]
}
