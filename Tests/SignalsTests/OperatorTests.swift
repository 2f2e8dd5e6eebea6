import Signals
import Testing

@Suite("Operators")
struct OperatorTests {
    private let emitter = Emitter<Int>()
    private let other = Emitter<Int>()
    private let record = Record<Int>()
    private var subscriptions = Subscriptions()

    @Test("map turns each value into another")
    mutating func map() {
        observe(emitter.signal.map { $0 * 2 })
        emit(1, 2, 3)
        #expect(record.entries == [2, 4, 6])
    }

    @Test("map computes once for all observers, and not at all for none")
    mutating func mapComputesOnce() {
        let calls = Record<Int>()
        let mapped = emitter.signal.map { value in
            calls.note(value)
            return value
        }

        emit(1)
        #expect(calls.entries == [])

        observe(mapped)
        observe(mapped)
        emit(2)
        #expect(calls.entries == [2])
        #expect(record.entries == [2, 2])

        subscriptions.cancelAll()
        emit(3)
        #expect(calls.entries == [2])
    }

    @Test("filter lets pass what satisfies it")
    mutating func filter() {
        observe(emitter.signal.filter { $0 > 1 })
        emit(1, 2, 3)
        #expect(record.entries == [2, 3])
    }

    @Test("unionWith and + give the values of both")
    mutating func union() {
        observe(emitter.signal.unionWith(other.signal))
        observe(emitter.signal + other.signal.map { $0 * 10 })

        emitter.emit(1)
        other.emit(2)

        #expect(record.entries == [1, 1, 2, 20])
    }

    @Test("Every observer of a union sees a value before what its observers emit in answer")
    mutating func unionInOrder() {
        let union = emitter.signal + other.signal
        subscriptions += union.onReception § once § { [other] in other.emit($0 + 1) }
        observe(union)

        emitter.emit(1)

        #expect(record.entries == [1, 2])
    }

    @Test(
        "Every observer of a union sees a value before what its source's observers emit in answer")
    mutating func unionInOrderOfSource() {
        subscriptions += emitter.signal.onReception § eachTime § { [other] in other.emit($0 + 1) }
        observe(emitter.signal + other.signal)

        emitter.emit(1)

        #expect(record.entries == [1, 2])
    }

    @Test("A value that comes by two ways arrives twice before the next one")
    mutating func diamond() {
        let diamond = emitter.signal.map { $0 * 10 } + emitter.signal.map { $0 * 100 }
        subscriptions += diamond.onReception § once § { [emitter] _ in emitter.emit(2) }
        observe(diamond)

        emitter.emit(1)

        #expect(record.entries == [10, 100, 20, 200])
    }

    @Test("flatMap reaches signals of pages that don't exist yet")
    mutating func flatMap() {
        let pages = Emitter<Emitter<Int>>()
        observe(pages.signal.flatMap { $0.signal })

        let page = Emitter<Int>()
        page.emit(1)
        pages.emit(page)
        page.emit(2)

        #expect(record.entries == [2])
    }

    @Test("flatMap keeps every signal it was led to")
    mutating func flatMapMerges() {
        let pages = Emitter<Emitter<Int>>()
        observe(pages.signal.flatMap { $0.signal })

        pages.emit(emitter)
        pages.emit(other)
        emitter.emit(1)
        other.emit(2)
        emitter.emit(3)

        #expect(record.entries == [1, 2, 3])
    }

    @Test("A page that is shown twice is heard twice")
    mutating func flatMapTwice() {
        let pages = Emitter<Emitter<Int>>()
        observe(pages.signal.flatMap { $0.signal })

        pages.emit(emitter)
        pages.emit(emitter)
        emitter.emit(1)

        #expect(record.entries == [1, 1])
    }

    @Test("What a page emits while it is being announced comes after the announcement")
    mutating func flatMapDuringDelivery() {
        let pages = Emitter<Emitter<Int>>()
        observe(pages.signal.flatMap { $0.signal })
        subscriptions += pages.signal.onReception § eachTime § { $0.emit(1) }
        subscriptions += pages.signal.map { _ in 0 }.onReception § eachTime § { [record] in
            record.note($0)
        }

        pages.emit(emitter)

        #expect(record.entries == [0, 1])
    }

    @Test("A page announced in the middle of its own delivery is heard from the next value on")
    mutating func flatMapJoinsABusyPage() {
        let pages = Emitter<Emitter<Int>>()
        observe(pages.signal.flatMap { $0.signal })
        subscriptions += emitter.signal.onReception § once § { [emitter] _ in
            emitter.emit(2)
            pages.emit(emitter)
            emitter.emit(3)
        }

        emitter.emit(1)

        #expect(record.entries == [2, 3])
    }

    @Test("A signal that is fed back into itself still delivers one value after the other")
    mutating func feedback() {
        let loops = Emitter<Signal<Int>>()
        let loop = emitter.signal + loops.signal.flatMap { $0 }
        subscriptions += loop.onReception § eachTime § { _ in }
        loops.emit(loop.filter { $0 < 3 }.map { $0 + 1 })
        observe(loop)

        emit(0, 2)

        #expect(record.entries == [0, 1, 2, 3, 2, 3])
    }

    private mutating func observe(_ signal: Signal<Int>) {
        subscriptions += signal.onReception § eachTime § { [record] in record.note($0) }
    }

    private func emit(_ values: Int...) {
        for value in values { emitter.emit(value) }
    }
}
