import Signals
import Testing

@Suite("Reactions")
struct ReactionTests {
    private let emitter = Emitter<Int>()
    private let record = Record<String>()
    private var subscriptions = Subscriptions()

    @Test("§ is plain application: f § x is f(x), also within a comparison")
    func application() {
        let double = { (value: Int) in value * 2 }
        let describe = { (value: Int) in "<\(value)>" }

        #expect(double § 4 == 8)
        #expect(describe § double § 1 + 2 == "<6>")
    }

    @Test("eachTime reacts to every value")
    mutating func everyValue() {
        subscriptions += emitter.signal.onReception § eachTime § { [record] in record.note("\($0)")
        }
        emit(1, 2, 3)
        #expect(record.entries == ["1", "2", "3"])
    }

    @Test("once reacts to the next value only, also when it emits in answer")
    mutating func nextValue() {
        emit(1)
        subscriptions += emitter.signal.onReception § once § { [emitter, record] in
            record.note("\($0)")
            emitter.emit(0)
        }
        emit(2, 3)
        #expect(record.entries == ["2"])
    }

    @Test("inAnyCase reacts to the fact, not the value")
    mutating func fact() {
        subscriptions += emitter.signal.onReception § eachTime § inAnyCase § { [record] in
            record.note("happened")
        }
        emit(1, 2)
        #expect(record.entries == ["happened", "happened"])
    }

    @Test("An emitter of nothing says that it happened")
    mutating func nothing() {
        let pressed = Emitter<Void>()
        subscriptions += pressed.signal.onReception § eachTime § { [record] in
            record.note("pressed")
        }
        pressed.emit()
        #expect(record.entries == ["pressed"])
    }

    private func emit(_ values: Int...) {
        for value in values { emitter.emit(value) }
    }
}
