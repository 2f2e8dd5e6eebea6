import Signals
import Testing

@Suite("The bag of subscriptions")
struct SubscriptionsTests {
    private let emitter = Emitter<Int>()
    private let record = Record<Int>()

    @Test("It keeps its subscriptions, and releases them with its owner")
    func owner() {
        final class Owner {
            var subscriptions = Subscriptions()
        }
        var owner: Owner? = Owner()
        owner?.subscriptions += emitter.signal.onReception § eachTime § record.note
        emitter.emit(1)
        owner = nil
        emitter.emit(2)

        #expect(record.entries == [1])
        #expect(owner == nil)
    }

    @Test("cancelAll ends them all, and the bag can be used again")
    func cancelAll() {
        var subscriptions = Subscriptions()
        subscriptions += emitter.signal.onReception § eachTime § record.note
        subscriptions += emitter.signal.onReception § eachTime § record.note
        subscriptions.cancelAll()
        emitter.emit(1)
        #expect(record.entries == [])

        subscriptions += emitter.signal.onReception § eachTime § record.note
        emitter.emit(2)
        #expect(record.entries == [2])
    }

    @Test("It doesn't grow with subscriptions that are over")
    func pruning() {
        var subscriptions = Subscriptions()
        var weakly: [() -> Subscription?] = []
        for _ in 0..<1_000 {
            let subscription = emitter.signal.onReception § once § record.note
            weakly.append { [weak subscription] in subscription }
            subscriptions += subscription
            emitter.emit(0)
        }

        #expect(weakly.count { $0() != nil } < 100)
        withExtendedLifetime(subscriptions) {}
    }
}
