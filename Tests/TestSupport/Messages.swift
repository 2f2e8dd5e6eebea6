/// Everything a double was told, in one ordered list, so that a test can compare it whole.
@MainActor
public final class Messages<Message> {
    public private(set) var all: [Message] = []
    private let arrivals = Arrivals()

    public init() {}

    public func append(_ message: Message) {
        all.append(message)
        arrivals.happened()
    }

    /// Waits until there are at least that many.
    public func until(count: Int) async {
        await arrivals.until { [weak self] in (self?.all.count ?? count) >= count }
    }

    /// Waits until one came that satisfies `predicate`.
    public func until(_ predicate: @escaping (Message) -> Bool) async {
        await arrivals.until { [weak self] in self?.all.contains(where: predicate) ?? true }
    }

    /// Waits until so many came that satisfy `predicate`.
    public func until(_ count: Int, where predicate: @escaping (Message) -> Bool) async {
        await arrivals.until { [weak self] in (self?.all.count(where: predicate) ?? count) >= count
        }
    }

    /// Forgets what came so far, so that a test can compare what comes from here on.
    public func removeAll() {
        all = []
    }
}
