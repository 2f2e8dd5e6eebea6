import Testing

@testable import JournalStore

struct SharesTests {
    private enum Failure: Error { case expected }

    @Test("What comes of shares is in the order of what it was made of", arguments: [0, 1, 7, 20])
    func order(count: Int) async {
        let made = await Array(0..<count).mapShares(of: 7) { share in share.map { $0 * 2 } }
        #expect(made == (0..<count).map { $0 * 2 })
    }

    @Test("Every share is handed over once, with the position at which it begins")
    func starts() async {
        var shares: [Int: [Int]] = [:]
        await Array(0..<10).inShares(of: 4, atATime: 1, Array.init) { start, share in
            shares[start] = share
            return true
        }
        #expect(shares == [0: [0, 1, 2, 3], 4: [4, 5, 6, 7], 8: [8, 9]])
    }

    @Test("No more is handed over once somebody has had enough")
    func ends() async {
        var count = 0
        await Array(0..<100).inShares(of: 1, atATime: 2, Array.init) { _, _ in
            count += 1
            return count < 3
        }
        #expect(count == 3)
    }

    @Test("What fails is thrown")
    func fails() async {
        @Sendable func work(on share: ArraySlice<Int>) throws(Failure) {
            if share.first == 5 { throw .expected }
        }
        var failure: Failure?
        do throws(Failure) {
            try await Array(0..<100).inShares(of: 1, atATime: 2, work) {
                _, _ throws(Failure) in true
            }
        } catch {
            failure = error
        }
        #expect(failure == .expected)
    }
}
