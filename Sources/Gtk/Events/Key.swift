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
