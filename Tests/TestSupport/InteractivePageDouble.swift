public import Presentation

/// A page on which a test clicks.
@MainActor
@dynamicMemberLookup
public final class InteractivePageDouble<Events>: InteractivePage {
    public let id: String
    public let events: Events

    public init(id: String = "", _ events: @MainActor (PageGate) -> Events) {
        self.id = id
        self.events = events(PageGate(isOpen: true))
    }

    public subscript<Event>(dynamicMember event: KeyPath<Events, Event>) -> Event {
        events[keyPath: event]
    }
}
