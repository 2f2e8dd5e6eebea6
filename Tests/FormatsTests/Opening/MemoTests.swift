import Testing

@testable import Formats

struct MemoTests {
    @Test("A value is made once, however often it is asked for")
    func once() {
        let memo = Memo<Int?>()
        var made = 0
        for _ in 0..<3 {
            #expect(
                memo {
                    made += 1
                    return nil
                } == nil)
        }
        #expect(made == 1)
    }
}
