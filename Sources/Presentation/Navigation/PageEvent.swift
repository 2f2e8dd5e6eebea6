public import Signals

/// Whether a page accepts the person's actions. A page that slides away can still be clicked, which
/// is ignored.
@MainActor
public final class PageGate {
    /// Whether events are posted.
    public var isOpen: Bool

    /// Makes a gate for the events of one page.
    public init(isOpen: Bool = false) { self.isOpen = isOpen }
}

/// An event of a page, which is posted only while the gate of the page is open.
@MainActor
public struct PageEvent<Value> {
    /// Sends each value that was posted.
    public var signal: Signal<Value> { emitter.signal }

    private let emitter = Emitter<Value>()
    private let gate: PageGate

    /// Makes an event of the page that has this gate.
    public init(_ gate: PageGate) { self.gate = gate }

    /// Posts a value, unless the gate is closed.
    public func emit(_ value: Value) { if gate.isOpen { emitter.emit(value) } }
}

extension PageEvent where Value == Void {
    /// Posts that the event happened, unless the gate is closed.
    public func emit() { emit(()) }
}

/// The events of a page, which share its gate.
@MainActor
public protocol PageEvents {
    /// Makes the events of the page that has this gate.
    init(_ gate: PageGate)
}

/// A page with one value of all its events, to which its views post.
@MainActor
public protocol InteractivePage<Events>: NavigationPage {
    /// The type of that value.
    associatedtype Events
    /// The events of the page.
    var events: Events { get }
}

extension Signal {
    /// Returns the signal of an event of all pages that this signal sends, even if none is made yet.
    @MainActor
    public func events<Events, Event>(
        _ event: KeyPath<Events, PageEvent<Event>>
    ) -> Signal<Event> where Value == any InteractivePage<Events> {
        flatMap { $0.events[keyPath: event].signal }
    }
}
