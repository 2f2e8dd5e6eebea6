import CGtk

/// The modifier keys held down during an event. Caps Lock and Num Lock never count.
public nonisolated struct Modifiers: OptionSet, Hashable, Sendable {
    /// GDK's mask.
    public let rawValue: UInt32

    /// Takes GDK's mask as it is.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// Ctrl, `<Primary>` in accelerators.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// Alt.
    static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
    /// The key with the logo.
    static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)

    static let all: Modifiers = [.shift, .control, .alt, .super]
}
