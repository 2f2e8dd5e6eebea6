import CGtk

/// A key by its meaning, after keyboard layout and Shift: `.escape`, `Key("n")`, `Key("N")`.
public nonisolated struct Key: RawRepresentable, Hashable, Sendable {
    /// GDK's number for the key.
    public let rawValue: UInt32

    /// Takes GDK's number as it is.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The key that types this character.
    public init(_ character: Unicode.Scalar) {
        self.init(rawValue: gdk_unicode_to_keyval(character.value))
    }

    /// The character the key types, if it types one.
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

    /// Esc.
    public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
    /// Enter, above the right Shift; not the one of the keypad.
    public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
    /// Enter on the keypad.
    static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
    /// The space bar.
    public static let space = Key(rawValue: UInt32(GDK_KEY_space))
    /// Delete, which deletes to the right.
    public static let delete = Key(rawValue: UInt32(GDK_KEY_Delete))
    /// The arrow down.
    public static let down = Key(rawValue: UInt32(GDK_KEY_Down))
    /// The arrow up.
    public static let up = Key(rawValue: UInt32(GDK_KEY_Up))
    /// The arrow to the left.
    public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
    /// The arrow to the right.
    public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
    /// Home.
    public static let home = Key(rawValue: UInt32(GDK_KEY_Home))
    /// End.
    public static let end = Key(rawValue: UInt32(GDK_KEY_End))
    /// Page Up.
    public static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
    /// Page Down.
    public static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
    /// F1.
    public static let f1 = Key(rawValue: UInt32(GDK_KEY_F1))
}
