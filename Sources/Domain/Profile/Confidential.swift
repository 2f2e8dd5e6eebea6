/// A value of which a log, a crash report or a debugger's dump says no more than its type.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{}

extension Confidential {
    public var description: String { "\(Self.self)(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
