import Synchronization
import Testing

@testable import Domain

struct ParallelChunksTests {
    private enum Failure: Error { case expected }

    @Test("What comes of chunks is in the order of what it was made of", arguments: [0, 1, 7, 20])
    func order(count: Int) async {
        let made = await Array(0..<count).mapChunks(of: 7) { chunk in chunk.map { $0 * 2 } }
        #expect(made == (0..<count).map { $0 * 2 })
    }

    @Test("Every chunk is handed over once, with the position at which it begins")
    func starts() async {
        var chunks: [Int: [Int]] = [:]
        await Array(0..<10).inChunks(of: 4, atATime: 1, Array.init) { start, chunk in
            chunks[start] = chunk
            return true
        }
        #expect(chunks == [0: [0, 1, 2, 3], 4: [4, 5, 6, 7], 8: [8, 9]])
    }

    @Test("No more chunks are handed over once the receiver has had enough")
    func ends() async {
        var count = 0
        await Array(0..<100).inChunks(of: 1, atATime: 2, Array.init) { _, _ in
            count += 1
            return count < 3
        }
        #expect(count == 3)
    }

    @Test("What fails is thrown")
    func fails() async {
        @Sendable func work(on chunk: ArraySlice<Int>) throws(Failure) {
            if chunk.first == 5 { throw .expected }
        }
        var failure: Failure?
        do throws(Failure) {
            try await Array(0..<100).inChunks(of: 1, atATime: 2, work) {
                _, _ throws(Failure) in true
            }
        } catch {
            failure = error
        }
        #expect(failure == .expected)
    }

    @Test("What comes late is waited for where the order counts", arguments: [1, 3, 100])
    func inOrder(most: Int) async {
        var numbers = (0..<20).makeIterator()
        var made: [Int] = []
        await ParallelChunks.processInOrder(atATime: most, next: { numbers.next() }, { $0 * 2 }) {
            made.append($0)
            return made.count < 15
        }
        #expect(made == (0..<15).map { $0 * 2 })
    }

    @Test("No more is taken than is worked on at a time")
    func takesNoMore() async {
        var taken = 0
        var handed = 0
        await ParallelChunks.process(
            atATime: 3,
            next: {
                taken += 1
                return taken
            }, { $0 }
        ) { _, _ in
            handed += 1
            #expect(taken <= handed + 3)
            return handed < 10
        }
    }

    @Test("A cancelled task still gets all results")
    func cancelled() async {
        let made = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await Array(0..<20).mapChunks(of: 3) { $0.map { $0 * 2 } }
        }.value
        #expect(made == (0..<20).map { $0 * 2 })
    }

    @Test("The receiver gets its first chunk long before all are done")
    func takesTurns() async {
        let done = Atomic(0)
        var doneAtFirst: Int?
        await Array(0..<10_000).inChunks(of: 1) { _ in
            done.add(1, ordering: .relaxed)
        } handingOver: { _, _ in
            doneAtFirst = doneAtFirst ?? done.load(ordering: .relaxed)
            return true
        }
        #expect(doneAtFirst.map { $0 < 5_000 } == true)
        #expect(done.load(ordering: .relaxed) == 10_000)
    }
}
