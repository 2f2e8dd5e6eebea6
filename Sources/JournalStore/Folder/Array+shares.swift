extension Array where Element: Sendable {
    /// Works on shares of them on all processors, and hands over what came of each as it comes, until
    /// that says false or anything fails.
    ///
    /// - Parameter most: so many shares are worked on at a time.
    /// - Parameter handOver: gets also the position at which the share begins.
    func inShares<Made: Sendable, Failure: Error>(
        of size: Int, atATime most: Int = .max,
        _ work: @escaping @Sendable (ArraySlice<Element>) throws(Failure) -> Made,
        handingOver handOver: (_ start: Int, Made) async throws(Failure) -> Bool
    ) async throws(Failure) {
        typealias Outcome = Result<Made, Failure>
        let end = await withTaskGroup(of: (start: Int, outcome: Outcome).self) { group in
            var waiting = stride(from: 0, to: count, by: size).makeIterator()
            func startNext() {
                guard let start = waiting.next() else { return }
                let share = self[start..<Swift.min(start + size, count)]
                group.addTask { (start, Outcome { () throws(Failure) in try work(share) }) }
            }
            for _ in 0..<Swift.min(most, count / size + 1) { startNext() }
            do throws(Failure) {
                while let (start, outcome) = await group.next() {
                    startNext()
                    guard try await handOver(start, outcome.get()) else { break }
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

    /// The same where what comes of all of them is wanted, in their order.
    func mapShares<Made: Sendable>(
        of size: Int, _ work: @escaping @Sendable (ArraySlice<Element>) -> [Made]
    ) async -> [Made] {
        var parts: [(start: Int, made: [Made])] = []
        await inShares(of: size, work) { start, made in
            parts.append((start, made))
            return true
        }
        return parts.sorted { $0.start < $1.start }.flatMap(\.made)
    }
}
