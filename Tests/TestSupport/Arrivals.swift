/// Lets tests wait for a condition, and is told whenever it may have changed.
///
/// A test whose time is up stops waiting, so that it fails and does not hold up the others.
@MainActor
final class Arrivals {
    private struct Waiting {
        let number: Int
        let isOver: () -> Bool
        let goOn: CheckedContinuation<Void, Never>
    }

    private var waiting: [Waiting] = []
    private var count = 0

    func until(_ isTrue: @escaping () -> Bool) async {
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
    }

    func happened() {
        end { $0.isOver() }
    }

    private func end(_ isOver: (Waiting) -> Bool) {
        let over = waiting.filter(isOver)
        waiting.removeAll { waiting in over.contains { $0.number == waiting.number } }
        for one in over { one.goOn.resume() }
    }
}
