public import Domain
public import EntryFeature
public import Signals

/// An entry and those related to it, as a test sets them.
@MainActor
public final class EntryDouble<Content: EntryContent, Change>: HoldsEntry {
    public let id: EntryID
    public let controller = ModelController<Content?, Change>(nil) { model, _ in model }
    public var sameDay: [EntrySummary] = [] { didSet { related.emit() } }
    public var otherViewings: [EntrySummary] = [] { didSet { related.emit() } }
    public var journey: Journey? { didSet { related.emit() } }
    public var passes = KnownPasses.none { didSet { related.emit() } }
    public var claimed: [EntrySummary] = [] { didSet { related.emit() } }
    public var folder = JournalCondition.Folder.ready { didSet { related.emit() } }
    public var signalRelated: Signal<Void> { related.signal }
    /// The changes that were asked for, in order.
    public private(set) var changes: [Change] = []
    private let related = Emitter<Void>()

    public init(_ id: EntryID) { self.id = id }

    /// Sets the entry, as if it had been read.
    public func put(_ content: Content) { controller.update(content) }

    public func change(_ change: Change, orElse failed: @escaping (any Error) -> Void) {
        changes.append(change)
    }
}
