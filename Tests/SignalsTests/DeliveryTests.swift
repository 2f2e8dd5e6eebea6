import Signals
import Testing

@Suite("Delivery")
struct DeliveryTests {
    private let emitter = Emitter<Int>()
    private let record = Record<String>()
    private var subscriptions = Subscriptions()

    @Test("Observers get a value in the order they subscribed")
    mutating func orderOfSubscription() {
        for name in ["first", "second", "third"] { observe(named: name) }

        emitter.emit(1)

        #expect(record.entries == ["first 1", "second 1", "third 1"])
    }

    @Test("An emission without observers is dropped")
    mutating func nobody() {
        emitter.emit(1)
        observe(named: "late")
        emitter.emit(2)

        #expect(record.entries == ["late 2"])
    }

    @Test("An emission made during a delivery comes after it, first in, first out")
    mutating func nestedEmissions() {
        subscriptions += emitter.signal.onReception § once § { [emitter] _ in
            emitter.emit(2)
            emitter.emit(3)
        }
        observe(named: "a")
        observe(named: "b")

        emitter.emit(1)

        #expect(record.entries == ["a 1", "b 1", "a 2", "b 2", "a 3", "b 3"])
    }

    @Test("A hundred thousand emissions may each be made by the one before")
    mutating func deepNesting() {
        var sum = 0
        subscriptions += emitter.signal.onReception § eachTime § { [unowned emitter] value in
            sum += 1
            if value > 0 { emitter.emit(value - 1) }
        }

        emitter.emit(99_999)

        #expect(sum == 100_000)
    }

    @Test("An observer added during a delivery starts with the next value")
    mutating func observerAddedMeanwhile() {
        var late = Subscriptions()
        subscriptions += emitter.signal.onReception § once § { [emitter, record] _ in
            late += emitter.signal.onReception § eachTime § { record.note("late \($0)") }
        }

        emitter.emit(1)
        #expect(record.entries == [])
        emitter.emit(2)
        #expect(record.entries == ["late 2"])
    }

    @Test("An observer added during a delivery gets later emissions of that delivery")
    mutating func observerAddedBeforeNestedEmission() {
        var late = Subscriptions()
        subscriptions += emitter.signal.onReception § once § { [emitter, record] _ in
            emitter.emit(2)
            late += emitter.signal.onReception § eachTime § { record.note("late \($0)") }
        }

        emitter.emit(1)

        #expect(record.entries == ["late 2"])
    }

    @Test("An observer added to a derived signal during a delivery starts with the next value too")
    mutating func observerAddedDownstream() {
        let derived = emitter.signal.map { $0 * 10 }
        var late = Subscriptions()
        subscriptions += emitter.signal.onReception § once § { [record] _ in
            late += derived.onReception § eachTime § { record.note("late \($0)") }
        }
        subscriptions += derived.onReception § eachTime § { [record] in record.note("early \($0)") }

        emitter.emit(1)
        emitter.emit(2)

        #expect(record.entries == ["early 10", "early 20", "late 20"])
    }

    @Test("One cancelled during a delivery gets nothing more, not even the value on its way")
    mutating func cancelledMeanwhile() {
        var victim: Subscription?
        subscriptions += emitter.signal.onReception § eachTime § { _ in victim?.cancel() }
        victim = emitter.signal.onReception § eachTime § { [record] in record.note("victim \($0)") }
        observe(named: "other")

        emitter.emit(1)
        emitter.emit(2)

        #expect(record.entries == ["other 1", "other 2"])
        #expect(victim?.isActive == false)
    }

    @Test("One that cancels itself gets nothing more, and the rest get everything")
    mutating func cancelsItself() {
        var own: Subscription?
        own = emitter.signal.onReception § eachTime § { [record] in
            record.note("own \($0)")
            own?.cancel()
        }
        observe(named: "other")

        emitter.emit(1)
        emitter.emit(2)

        #expect(record.entries == ["own 1", "other 1", "other 2"])
    }

    @Test("One that stops gets no emission that it made itself")
    mutating func stoppedMeanwhile() {
        subscriptions += emitter.signal.onReception { [emitter, record] value in
            record.note("stops \(value)")
            emitter.emit(value + 1)
            return .stop
        }
        observe(named: "other")

        emitter.emit(1)

        #expect(record.entries == ["stops 1", "other 1", "other 2"])
    }

    private mutating func observe(named name: String) {
        subscriptions += emitter.signal.onReception § eachTime § { [record] value in
            record.note("\(name) \(value)")
        }
    }
}
