/// Who waits until something has become true, and learns whenever that may be.
@MainActor
final class Arrivals {
    private var waiting: [(isTrue: () -> Bool, goOn: CheckedContinuation<Void, Never>)] = []

    func until(_ isTrue: @escaping () -> Bool) async {
        guard !isTrue() else { return }
        await withCheckedContinuation { waiting.append((isTrue, $0)) }
    }

    func happened() {
        let satisfied = waiting.filter { $0.isTrue() }
        waiting.removeAll { $0.isTrue() }
        for one in satisfied { one.goOn.resume() }
    }
}
