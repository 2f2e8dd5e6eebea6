import Domain
import Testing
import Wording

@testable import Counterfoil

@MainActor
struct ProgressBarTests {
    private let clock = Clock()

    private final class Clock {
        var now = ContinuousClock.now
    }

    private func bar(on stream: StreamDouble) -> ProgressBar {
        ProgressBar(.reading, on: stream, words: english) { [clock] in clock.now }
    }

    @Test("It is drawn over itself, and leaves nothing behind")
    func drawing() {
        let terminal = StreamDouble(isTerminal: true)
        let bar = bar(on: terminal)
        bar.show(ImportProgress(done: 500, total: 2_000))
        bar.clear()
        let drawn = "[######------------------] Reading 500 of 2,000"
        #expect(terminal.text == "\r\u{1B}[K\(drawn)\r\u{1B}[K")
    }

    @Test("It is drawn ten times a second at most")
    func pause() {
        let terminal = StreamDouble(isTerminal: true)
        let bar = bar(on: terminal)
        for done in 0..<100 { bar.show(ImportProgress(done: done)) }
        #expect(terminal.text == "\r\u{1B}[KReading…")
        clock.now += .milliseconds(100)
        bar.show(ImportProgress(done: 100))
        #expect(terminal.text.hasSuffix("Reading: 100"))
    }

    @Test("Where there is no terminal there is no bar")
    func noTerminal() {
        let file = StreamDouble()
        let bar = bar(on: file)
        bar.show(ImportProgress(done: 1, total: 2))
        bar.clear()
        #expect(file.bytes.isEmpty)
    }

    @Test(
        "More than all, and all of nothing, do no harm",
        arguments: [(7, 3), (0, 0), (-1, 3), (Int.max / 2, 1)])
    func strange(done: Int, total: Int) {
        let terminal = StreamDouble(isTerminal: true)
        bar(on: terminal).show(ImportProgress(done: done, total: total))
        #expect(terminal.text.count < 90)
    }
}
