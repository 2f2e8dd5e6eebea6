public import Testing

/// Lets tests wait for a condition, and is told whenever it may have changed.
///
/// A test whose time is up stops waiting, and says what it waited for and what came instead.
@MainActor
final class Arrivals {
    private struct Waiting {
        let number: Int
        let isOver: () -> Bool
        let goOn: CheckedContinuation<Void, Never>
    }

    private var waiting: [Waiting] = []
    private var count = 0

    /// - Parameter trouble: returns what was expected and what came.
    func until(
        _ isTrue: @escaping () -> Bool, orSay trouble: () -> String, at place: SourceLocation
    ) async {
        guard !isTrue() else { return }
        count += 1
        let number = count
        await withTaskCancellationHandler {
            await withCheckedContinuation {
                waiting.append(Waiting(number: number, isOver: isTrue, goOn: $0))
            }
        } onCancel: {
            Task { @MainActor in self.end { $0.number == number } }
        }
        if !isTrue() { Issue.record(Comment(rawValue: trouble()), sourceLocation: place) }
    }

    func happened() { end { $0.isOver() } }

    private func end(_ isOver: (Waiting) -> Bool) {
        let over = waiting.filter(isOver)
        waiting.removeAll { waiting in over.contains { $0.number == waiting.number } }
        for one in over { one.goOn.resume() }
    }
}

/// Waits for a condition of which nothing tells.
///
/// A test whose time is up stops waiting, and says what it waited for.
@MainActor
public func until(
    _ expected: String, at place: SourceLocation = #_sourceLocation,
    _ isTrue: @autoclosure () -> Bool
) async {
    while !isTrue(), !Task.isCancelled { await Task.yield() }
    if !isTrue() { Issue.record("\(expected) was waited for.", sourceLocation: place) }
}
