public import Testing

/// Runs `body` and expects everything that it tracked to be freed when it has ended.
///
/// Work that is still under way may hold an object for a few turns more; they are granted.
@MainActor
public func expectDeallocated(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    try await body(tracker)
    for _ in 0..<1_000 where !tracker.living.isEmpty { await Task.yield() }
    #expect(tracker.isUsed, "Nothing was tracked.", sourceLocation: sourceLocation)
    #expect(tracker.living == [], "Still there at the end.", sourceLocation: sourceLocation)
}

/// Remembers objects weakly.
@MainActor
public final class LeakTracker {
    private var tracked: [(name: String, object: () -> AnyObject?)] = []

    /// Tracks an object and hands it on.
    @discardableResult
    public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
        tracked.append((String(describing: type(of: object)), { [weak object] in object }))
        return object
    }

    var isUsed: Bool { !tracked.isEmpty }
    var living: [String] { tracked.filter { $0.object() != nil }.map(\.name) }
}
