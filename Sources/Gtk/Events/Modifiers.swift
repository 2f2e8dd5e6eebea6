import CGtk

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
