import CGtk

/// A key by its meaning, after keyboard layout and Shift: `.escape`, `Key("n")`, `Key("N")`.
public nonisolated struct Key: RawRepresentable, Hashable, Sendable {
    /// GDK's number for the key.
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The key that types this character.
    public init(_ character: Unicode.Scalar) {
        self.init(rawValue: gdk_unicode_to_keyval(character.value))
    }

    /// The character the key types, if it types one.
    public var character: Character? {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(rawValue)), scalar.value >= 32
        else { return nil }
        return Character(scalar)
    }

    // Keys by their names.

    public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
    public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
    public static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
    public static let space = Key(rawValue: UInt32(GDK_KEY_space))
    public static let tab = Key(rawValue: UInt32(GDK_KEY_Tab))
    public static let backspace = Key(rawValue: UInt32(GDK_KEY_BackSpace))
    public static let delete = Key(rawValue: UInt32(GDK_KEY_Delete))
    public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
    public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
    public static let up = Key(rawValue: UInt32(GDK_KEY_Up))
    public static let down = Key(rawValue: UInt32(GDK_KEY_Down))
    public static let home = Key(rawValue: UInt32(GDK_KEY_Home))
    public static let end = Key(rawValue: UInt32(GDK_KEY_End))
    public static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
    public static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
    public static let back = Key(rawValue: UInt32(GDK_KEY_Back))
    public static let f1 = Key(rawValue: UInt32(GDK_KEY_F1))
    public static let f9 = Key(rawValue: UInt32(GDK_KEY_F9))
    public static let f10 = Key(rawValue: UInt32(GDK_KEY_F10))
}
