public import Testing

/// Expects each test of a suite to track its objects, and these to be freed when it has ended.
public struct FreedAtTheEnd: SuiteTrait, TestTrait, TestScoping {
    /// Applies to each test of a suite rather than to the suite.
    public var isRecursive: Bool { true }

    /// Runs a test with a tracker of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await expectDeallocated(sourceLocation: test.sourceLocation) { tracker in
            try await CurrentTracker.$value.withValue(tracker) { try await function() }
        }
    }
}

extension Trait where Self == FreedAtTheEnd {
    /// Expects that every object that a test tracks is freed at its end. A test has to track one.
    public static var freed: Self { Self() }
}

/// The tracker of the running test, if its suite is `.freed`.
public enum CurrentTracker {
    @TaskLocal public static var value: LeakTracker?
}

/// Tracks an object and the objects that it holds now until the end of the test, and returns it.
@MainActor
public func freed<Object: AnyObject>(
    _ object: Object, sourceLocation: SourceLocation = #_sourceLocation
) -> Object {
    let tracker = CurrentTracker.value
    #expect(tracker != nil, "The suite is not .freed.", sourceLocation: sourceLocation)
    tracker?.everything(behind: object)
    return object
}
