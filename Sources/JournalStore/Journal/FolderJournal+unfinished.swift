import Domain
public import Signals

extension FolderJournal {
    /// Whether something that was asked for is not safely on disk yet. True before the call that
    /// asks for it first waits for anything.
    public var isWriting: Bool { unfinished.count > 0 }

    /// Every new value of `isWriting`.
    public var signalWriting: Signal<Bool> { unfinished.changed.signal }

    public func seeThrough(_ work: () async -> Void) async {
        unfinished.begin()
        defer { unfinished.end() }
        await work()
    }

    func writing<Result>(
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        unfinished.begin()
        defer { unfinished.end() }
        return try await work()
    }
}

/// How many writes are on their way.
@MainActor
final class UnfinishedWrites {
    let changed = Emitter<Bool>()
    private(set) var count = 0

    func begin() {
        count += 1
        if count == 1 { changed.emit(true) }
    }

    func end() {
        count -= 1
        if count == 0 { changed.emit(false) }
    }
}
