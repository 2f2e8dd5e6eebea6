public import Testing

/// Records all messages of a double in one ordered list, so that a test can compare it whole.
@MainActor
public final class Messages<Message> {
    public private(set) var all: [Message] = []
    private let arrivals = Arrivals()

    public init() {}

    public func append(_ message: Message) {
        all.append(message)
        arrivals.happened()
    }

    /// Waits until there are at least that many messages.
    public func until(count: Int, at place: SourceLocation = #_sourceLocation) async {
        await until(count, where: { _ in true }, at: place)
    }

    /// Waits until a message satisfies `predicate`.
    public func until(
        at place: SourceLocation = #_sourceLocation, _ predicate: @escaping (Message) -> Bool
    ) async {
        await until(1, where: predicate, at: place)
    }

    /// Waits until that many messages satisfy `predicate`.
    public func until(
        _ count: Int, where predicate: @escaping (Message) -> Bool,
        at place: SourceLocation = #_sourceLocation
    ) async {
        await arrivals.until(
            { [weak self] in (self?.all.count(where: predicate) ?? count) >= count },
            orSay: { "\(count) messages were expected, and came: \(all)" }, at: place)
    }

    /// Drops the messages so far, so that a test compares only later ones.
    public func removeAll() { all = [] }
}
