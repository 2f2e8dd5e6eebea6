// Stand-in until the signals branch arrives.
public enum Persistence { case `continue`, stop }
public final class Signal<Value> {
    var observers: [Int: (Value) -> Persistence] = [:]
    var next = 0
    public func onReception(_ observe: @escaping (Value) -> Persistence) -> Subscription {
        let id = next
        next += 1
        observers[id] = observe
        return Subscription { [weak self] in self?.observers[id] = nil }
    }
    func send(_ value: Value) {
        for (id, observe) in observers.sorted(by: { $0.key < $1.key }) {
            if observe(value) == .stop { observers[id] = nil }
        }
    }
    var upstream: [Subscription] = []
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other> {
        let other = Signal<Other>()
        other.upstream.append(onReception { [weak other] in other?.send(transform($0)); return .continue })
        return other
    }
    public func filter(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> { self }
    public func flatMap<Other>(_ transform: @escaping (Value) -> Signal<Other>) -> Signal<Other> {
        Signal<Other>()
    }
    public func unionWith(_ other: Signal<Value>) -> Signal<Value> { self }
    public static func + (left: Signal, right: Signal) -> Signal { left.unionWith(right) }
}
public final class Emitter<Value> {
    public let signal = Signal<Value>()
    public init() {}
    public func emit(_ value: Value) { signal.send(value) }
}
extension Emitter where Value == Void { public func emit() { emit(()) } }
public final class Subscription {
    let onCancel: () -> Void
    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
    public func cancel() { onCancel() }
    deinit { onCancel() }
}
public struct Subscriptions {
    var all: [Subscription] = []
    public init() {}
    public static func += (left: inout Subscriptions, right: Subscription) { left.all.append(right) }
    public mutating func cancelAll() { all = [] }
}
public func eachTime<V>(_ f: @escaping (V) -> Void) -> (V) -> Persistence {
    { f($0); return .continue }
}
public func once<V>(_ f: @escaping (V) -> Void) -> (V) -> Persistence { { f($0); return .stop } }
public func inAnyCase<V>(_ f: @escaping () -> Void) -> (V) -> Void { { _ in f() } }
precedencegroup Application {
 associativity: right
 higherThan: AssignmentPrecedence
}
infix operator § : Application
public func § <A, B>(f: (A) -> B, x: A) -> B { f(x) }
