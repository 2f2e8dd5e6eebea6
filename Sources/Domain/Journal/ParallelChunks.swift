import Foundation
import Synchronization

/// Processing of chunks on all processors.
package enum ParallelChunks {
    /// Takes chunks one after another, works on several at a time, and hands over each result as it
    /// is ready. It ends when `handOver` returns false or a call throws.
    ///
    /// - Parameters:
    ///   - most: The greatest number of chunks taken before their results are handed over.
    ///   - next: Returns the next chunk, or `nil` at the end and whenever it is called again.
    ///   - handOver: Takes a result, with the number of its chunk from 0.
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
                        // The task that hands over results needs a processor, too.
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

    /// Processes chunks like `process`, but hands over the results in the order of the chunks.
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
    /// Works on chunks of the array on all processors, and hands over each result as it is ready.
    /// It ends when `handOver` returns false or a call throws.
    ///
    /// - Parameters:
    ///   - most: The greatest number of chunks that are worked on at a time.
    ///   - handOver: Takes a result, with the index at which its chunk begins.
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

    /// Works on chunks of the array on all processors, and returns the results in order.
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

/// A queue of chunks that wait for a worker, and of results that were not handed over. While there
/// are chunks, there is a worker for each processor.
private final class ChunkLine<Chunk: Sendable, Made: Sendable>: Sendable {
    private struct State {
        var chunks: ArraySlice<(number: Int, chunk: Chunk)> = []
        var made: ArraySlice<(number: Int, made: Made)> = []
        var workers = 0
        /// The continuation that waits for the next result, if there is none yet.
        var taker: CheckedContinuation<(number: Int, made: Made), Never>?
    }

    private let state = Mutex(State())
    private let most = ProcessInfo.processInfo.activeProcessorCount

    /// Adds a chunk, and returns whether another worker has to be started.
    func add(_ chunk: Chunk, number: Int) -> Bool {
        state.withLock { state in
            state.chunks.append((number, chunk))
            guard state.workers < most else { return false }
            state.workers += 1
            return true
        }
    }

    /// Returns the next chunk for a worker, or `nil` to end the worker.
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

    /// Waits for the next result. It returns even after `close`, as running workers finish their
    /// chunks.
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

    /// Drops the chunks that wait.
    func close() {
        state.withLock { $0.chunks = [] }
    }
}
