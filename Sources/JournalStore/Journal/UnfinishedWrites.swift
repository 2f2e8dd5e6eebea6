import Signals

/// How many writes are on their way.
@MainActor
final class UnfinishedWrites {
    let changed = Emitter<Bool>()
    private(set) var count = 0

    func seeThrough<Result, Failure: Error>(
        _ work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        count += 1
        if count == 1 { changed.emit(true) }
        defer {
            count -= 1
            if count == 0 { changed.emit(false) }
        }
        return try await work()
    }
}
