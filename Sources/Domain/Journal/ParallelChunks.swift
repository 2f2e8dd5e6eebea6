import Foundation
import Synchronization

/// Works on chunks of something on all processors.
package enum ParallelChunks {
    /// Takes one chunk after the other, works on some at a time, and hands over what came of each as
    /// it comes, until that says false or anything fails.
    ///
    /// - Parameter most: so many chunks are taken before what came of them is handed over.
    /// - Parameter next: the next chunk; nil at the end, whenever it is asked again.
    /// - Parameter handOver: gets also the number of the chunk, from 0.
    static func process<Chunk: Sendable, Made: Sendable, Failure: Error>(
        atATime most: Int, next: () throws(Failure) -> Chunk?,
        _ work: @escaping @Sendable (Chunk) throws(Failure) -> Made,
        handingOver handOver: (_ number: Int, Made) async throws(Failure) -> Bool
    ) async throws(Failure) {
        typealias Outcome = Result<Made, Failure>
        let line = ChunkLine<Chunk, Outcome>()
        let end = await withTaskGroup(of: Void.self) { group in
            var begun = 0
            func begin(_ chunk: Chunk) {
                begun += 1
                guard line.add(chunk, number: begun - 1) else { return }
                group.addTask {
                    while let (number, chunk) = line.next() {
                        line.put(number, Outcome { () throws(Failure) in try work(chunk) })
                        // Whoever takes what was made waits for a processor, too.
                        await Task.yield()
                    }
                }
            }
            var end = Result<Void, Failure>.success(())
            do throws(Failure) {
                while begun < most, let chunk = try next() { begin(chunk) }
                var taken = 0
                while taken < begun {
                    let (number, outcome) = await line.made()
                    taken += 1
                    if let chunk = try next() { begin(chunk) }
                    guard try await handOver(number, outcome.get()) else { break }
                }
            } catch {
                end = .failure(error)
            }
            line.close()
            group.cancelAll()
            return end
        }
        try end.get()
    }

    /// The same, handed over in the order of the chunks.
    package static func processInOrder<Chunk: Sendable, Made: Sendable, Failure: Error>(
        atATime most: Int, next: () throws(Failure) -> Chunk?,
        _ work: @escaping @Sendable (Chunk) throws(Failure) -> Made,
        handingOver handOver: (Made) async throws(Failure) -> Bool
    ) async throws(Failure) {
        var waiting: [Int: Made] = [:]
        var done = 0
        try await process(atATime: most, next: next, work) { number, made throws(Failure) in
            waiting[number] = made
            while let made = waiting.removeValue(forKey: done) {
                done += 1
                guard try await handOver(made) else { return false }
            }
            return true
        }
    }
}

extension Array where Element: Sendable {
    /// Works on chunks of them on all processors, and hands over what came of each as it comes, until
    /// that says false or anything fails.
    ///
    /// - Parameter most: so many chunks are worked on at a time.
    /// - Parameter handOver: gets also the position at which the chunk begins.
    package func inChunks<Made: Sendable, Failure: Error>(
        of size: Int, atATime most: Int = .max,
        _ work: @escaping @Sendable (ArraySlice<Element>) throws(Failure) -> Made,
        handingOver handOver: (_ start: Int, Made) async throws(Failure) -> Bool
    ) async throws(Failure) {
        var starts = stride(from: 0, to: count, by: size).makeIterator()
        try await ParallelChunks.process(
            atATime: most,
            next: { () throws(Failure) in
                starts.next().map { self[$0..<Swift.min($0 + size, count)] }
            }, work
        ) { number, made throws(Failure) in try await handOver(number * size, made) }
    }

    /// The same where what comes of all of them is wanted, in their order.
    package func mapChunks<Made: Sendable>(
        of size: Int, _ work: @escaping @Sendable (ArraySlice<Element>) -> [Made]
    ) async -> [Made] {
        var parts: [(start: Int, made: [Made])] = []
        await inChunks(of: size, work) { start, made in
            parts.append((start, made))
            return true
        }
        return parts.sorted { $0.start < $1.start }.flatMap(\.made)
    }
}

/// Chunks that nobody works on yet, and what was made of others and not taken. There is a worker for each
/// processor as long as there are chunks.
private final class ChunkLine<Chunk: Sendable, Made: Sendable>: Sendable {
    private struct State {
        var chunks: ArraySlice<(number: Int, chunk: Chunk)> = []
        var made: ArraySlice<(number: Int, made: Made)> = []
        var workers = 0
        /// The one who takes what was made, while there is nothing.
        var taker: CheckedContinuation<(number: Int, made: Made), Never>?
    }

    private let state = Mutex(State())
    private let most = ProcessInfo.processInfo.activeProcessorCount

    /// Whether another worker has to begin.
    func add(_ chunk: Chunk, number: Int) -> Bool {
        state.withLock { state in
            state.chunks.append((number, chunk))
            guard state.workers < most else { return false }
            state.workers += 1
            return true
        }
    }

    /// The chunk for a worker; with nil it ends.
    func next() -> (number: Int, chunk: Chunk)? {
        state.withLock { state in
            let next = state.chunks.popFirst()
            if next == nil { state.workers -= 1 }
            return next
        }
    }

    func put(_ number: Int, _ made: Made) {
        let taker = state.withLock { state in
            if state.taker == nil { state.made.append((number, made)) }
            return state.taker.take()
        }
        taker?.resume(returning: (number, made))
    }

    /// Waits for what is made next, also where nobody wants it any more: whoever ends does so on its own.
    func made() async -> (number: Int, made: Made) {
        await withCheckedContinuation { taker in
            let made = state.withLock { state in
                let made = state.made.popFirst()
                if made == nil { state.taker = taker }
                return made
            }
            if let made { taker.resume(returning: made) }
        }
    }

    /// Nobody wants what would come of those that wait.
    func close() {
        state.withLock { $0.chunks = [] }
    }
}
