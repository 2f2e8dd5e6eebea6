/// Works on chunks of something on all processors.
package enum ParallelChunks {
    /// Takes one chunk after the other, works on some at a time, and hands over what came of each as
    /// it comes, until that says false or anything fails.
    ///
    /// - Parameter most: so many chunks are worked on at a time.
    /// - Parameter next: the next chunk; nil at the end, whenever it is asked again.
    /// - Parameter handOver: gets also the number of the chunk, from 0.
    static func process<Chunk: Sendable, Made: Sendable, Failure: Error>(
        atATime most: Int, next: () throws(Failure) -> Chunk?,
        _ work: @escaping @Sendable (Chunk) throws(Failure) -> Made,
        handingOver handOver: (_ number: Int, Made) async throws(Failure) -> Bool
    ) async throws(Failure) {
        typealias Outcome = Result<Made, Failure>
        let end = await withTaskGroup(of: (number: Int, outcome: Outcome).self) { group in
            var begun = 0
            func begin(_ chunk: Chunk) {
                group.addTask { [begun] in
                    (begun, Outcome { () throws(Failure) in try work(chunk) })
                }
                begun += 1
            }
            do throws(Failure) {
                while begun < most, let chunk = try next() { begin(chunk) }
                while let (number, outcome) = await group.next() {
                    if let chunk = try next() { begin(chunk) }
                    guard try await handOver(number, outcome.get()) else { break }
                }
            } catch {
                group.cancelAll()
                return Result<Void, Failure>.failure(error)
            }
            group.cancelAll()
            return .success(())
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
