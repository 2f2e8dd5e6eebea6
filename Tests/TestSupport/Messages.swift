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
    public func until(count: Int) async {
        await arrivals.until { [weak self] in (self?.all.count ?? count) >= count }
    }

    /// Waits until a message satisfies `predicate`.
    public func until(_ predicate: @escaping (Message) -> Bool) async {
        await arrivals.until { [weak self] in self?.all.contains(where: predicate) ?? true }
    }

    /// Waits until that many messages satisfy `predicate`.
    public func until(_ count: Int, where predicate: @escaping (Message) -> Bool) async {
        await arrivals.until { [weak self] in (self?.all.count(where: predicate) ?? count) >= count
        }
    }

    /// Drops the messages so far, so that a test compares only later ones.
    public func removeAll() {
        all = []
    }
}
