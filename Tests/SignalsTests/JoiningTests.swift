import Signals
import Testing

@Suite("Queues that become one")
struct JoiningTests {
    private let record = Record<String>()

    /// Emits on `here`, and during the delivery on both. Only then are the two joined, with
    /// `joined` as the order of the union.
    private func waiting(
        here: Emitter<Int>, there: Emitter<Int>,
        joined: @escaping (Emitter<Int>, Emitter<Int>) -> Signal<Int>
    ) -> [String] {
        var subscriptions = Subscriptions()
        subscriptions += here.signal.onReception § once § { [record] _ in
            here.emit(2)
            subscriptions += there.signal.onReception § once § { _ in
                there.emit(20)
                subscriptions +=
                    joined(here, there).onReception § eachTime § { record.note("union \($0)") }
                here.emit(3)
                there.emit(30)
            }
            there.emit(10)
        }
        here.emit(1)
        return record.entries
    }

    @Test("What waits on the left stays ahead of what waits on the right, and both of the rest")
    func leftFirst() {
        let entries = waiting(here: Emitter(), there: Emitter()) { $0.signal + $1.signal }
        #expect(entries == ["union 2", "union 20", "union 3", "union 30"])
    }

    @Test("It is the place in the union that counts, not who began")
    func rightFirst() {
        let entries = waiting(here: Emitter(), there: Emitter()) { $1.signal + $0.signal }
        #expect(entries == ["union 20", "union 2", "union 3", "union 30"])
    }

    @Test("Nor how many were joined to one of them before")
    func heavier() {
        for isLeft in [true, false] {
            let left = Emitter<Int>()
            let right = Emitter<Int>()
            let others = (0..<3).map { _ in Emitter<Int>() }
            var subscriptions = Subscriptions()
            for other in others {
                let heavy = isLeft ? left : right
                subscriptions +=
                    (heavy.signal + other.signal).onReception § eachTime § { _ in }
            }
            let entries = JoiningTests().waiting(here: left, there: right) {
                $0.signal + $1.signal
            }
            #expect(entries == ["union 2", "union 20", "union 3", "union 30"], "\(isLeft)")
            subscriptions.cancelAll()
        }
    }
}
