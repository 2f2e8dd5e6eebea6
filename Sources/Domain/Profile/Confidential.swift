/// A value that shows only its type in logs, crash reports and debuggers.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{}

extension Confidential {
    public var description: String { "\(Self.self)(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
