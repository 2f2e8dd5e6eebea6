import Signals
import Testing

@MainActor
@Suite("Awaiting the values of a signal")
struct ValuesTests {
    @Test(
        "Values come in their order until the signal ends, also those sent before the first await")
    func inOrder() async {
        var emitter: Emitter<Int>? = Emitter()
        let values = emitter?.signal.values
        for number in 1...3 { emitter?.emit(number) }
        emitter = nil
        var received: [Int] = []
        if let values { for await value in values { received.append(value) } }
        #expect(received == [1, 2, 3])
    }

    @Test("A signal that has ended has no values")
    func ended() async {
        let signal = Emitter<Int>().signal
        for await _ in signal.values { Issue.record("An ended signal sent a value") }
    }

    @Test("A cancelled task gets no further value, and the next one ends its observation")
    func cancelled() async {
        let numbers = Emitter<Int>()
        let passedOn = Emitter<Int>()
        var mapped = 0
        let doubled = numbers.signal.map { number in
            mapped += 1
            return number * 2
        }
        let values = doubled.values
        var received = passedOn.signal.values.makeAsyncIterator()
        let task = Task {
            for await value in values { passedOn.emit(value) }
        }
        numbers.emit(1)
        #expect(await received.next() == 2)
        task.cancel()
        await task.value
        numbers.emit(2)
        numbers.emit(3)
        #expect(mapped == 2)
    }
}
