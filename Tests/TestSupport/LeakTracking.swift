public import Testing

/// Runs `body`, and expects all objects that it tracked to be freed when it has ended.
///
/// Pending work may hold an object a little longer, on a busy machine for seconds.
@MainActor
public func expectDeallocated(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (LeakTracker) async throws -> Void
) async rethrows {
    let tracker = LeakTracker()
    CurrentTracker.value?(tracker)
    try await body(tracker)
    let end = ContinuousClock.now + .seconds(10)
    while !tracker.living.isEmpty, ContinuousClock.now < end { await Task.yield() }
    #expect(tracker.isUsed, "Nothing was tracked.", sourceLocation: sourceLocation)
    #expect(tracker.living == [], "Still there at the end.", sourceLocation: sourceLocation)
}

/// Tracks objects weakly.
@MainActor
public final class LeakTracker {
    private var tracked: [(name: String, object: () -> AnyObject?)] = []

    /// Tracks an object and returns it.
    @discardableResult
    public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
        tracked.append((String(describing: type(of: object)), { [weak object] in object }))
        return object
    }

    /// Tracks an object, and the objects of features and doubles that it holds now.
    ///
    /// Objects that only a closure holds are not found.
    public func everything(behind object: AnyObject) {
        var seen: Set<ObjectIdentifier> = []
        follow(object, &seen)
    }

    private func follow(_ value: Any, _ seen: inout Set<ObjectIdentifier>) {
        let mirror = Mirror(reflecting: value)
        let module = String(reflecting: mirror.subjectType).prefix { $0 != "." }
        let isOurs = module.hasSuffix("Feature") || module == "Presentation"
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard isOurs || module.hasPrefix("Test") || module.hasSuffix("Tests"),
                seen.insert(ObjectIdentifier(object)).inserted
            else { return }
            self(object)
        }
        guard isOurs || module == "Swift" else { return }
        for child in mirror.children { follow(child.value, &seen) }
    }

    var isUsed: Bool { !tracked.isEmpty }
    var living: [String] { tracked.filter { $0.object() != nil }.map(\.name) }
}
