import Signals
import Testing

@Suite("Ownership")
struct OwnershipTests {
    private final class Token {}

    private let emitter = Emitter<Int>()
    private let record = Record<Int>()

    @Test("A released subscription receives nothing")
    func releasedSubscription() {
        var subscription: Subscription? = emitter.signal.onReception § eachTime § record.note
        emitter.emit(1)
        withExtendedLifetime(subscription) {}
        subscription = nil
        emitter.emit(2)

        #expect(record.entries == [1])
    }

    @Test("What an observer holds is let go at once when its subscription is cancelled")
    func cancelledObserver() {
        var token: Token? = Token()
        weak let weakToken = token
        let subscription = emitter.signal.onReception § eachTime § { [token] _ in _ = token }
        token = nil
        #expect(weakToken != nil)

        subscription.cancel()

        #expect(weakToken == nil)
        #expect(!subscription.isActive)
    }

    @Test("What an observer holds is let go when it stops, though its subscription is kept")
    func stoppedObserver() {
        var token: Token? = Token()
        weak let weakToken = token
        let subscription = emitter.signal.onReception § once § { [token] _ in _ = token }
        token = nil

        emitter.emit(1)

        #expect(weakToken == nil)
        #expect(!subscription.isActive)
    }

    @Test("The end of an emitter lets its observers go, through derived signals too")
    func endOfEmitter() throws {
        var emitter: Emitter<Int>? = Emitter()
        var token: Token? = Token()
        weak let weakToken = token
        let signal = try #require(emitter?.signal).map { $0 + 1 }.filter { $0 > 0 }
        let subscription = signal.onReception § eachTime § { [token] _ in _ = token }
        token = nil
        #expect(weakToken != nil)

        emitter = nil

        #expect(weakToken == nil)
        #expect(!subscription.isActive)
    }

    @Test("A subscription keeps the chain that leads to it, and lets go of it when released")
    func chain() {
        var token: Token? = Token()
        weak let weakToken = token
        var subscription: Subscription? =
            emitter.signal
            .map { [token] in $0 + (token == nil ? 0 : 1) }
            .filter { _ in true }
            .onReception § eachTime § record.note
        token = nil

        emitter.emit(1)
        #expect(record.entries == [2])
        #expect(weakToken != nil)

        withExtendedLifetime(subscription) {}
        subscription = nil
        #expect(weakToken == nil)
    }

    @Test("Observers do not keep the emitter")
    func emitterIsNotKept() throws {
        var emitter: Emitter<Int>? = Emitter()
        weak let weakEmitter = emitter
        let signal = try #require(emitter?.signal).map { $0 }
        let subscription = signal.onReception § eachTime § record.note

        emitter = nil

        #expect(weakEmitter == nil)
        #expect(!subscription.isActive)
        let late = signal.onReception § eachTime § record.note
        #expect(!late.isActive)
    }

    @Test("flatMap lets go of a page that went, and of a thousand of them")
    func shortLivedPages() {
        final class Page {
            let selections = Emitter<Int>()
        }
        let pages = Emitter<Page>()
        var signals: [() -> Signal<Int>?] = []
        let subscription =
            pages.signal
            .flatMap { $0.selections.signal }
            .onReception § eachTime § record.note

        for number in 0..<1_000 {
            let page = Page()
            signals.append { [weak signal = page.selections.signal] in signal }
            pages.emit(page)
            page.selections.emit(number)
        }

        #expect(record.entries == Array(0..<1_000))
        #expect(signals.allSatisfy { $0() == nil })
        #expect(subscription.isActive)
    }

    @Test("What was emitted before an emitter went is delivered, in the middle of a delivery too")
    func lastWords() throws {
        let pages = Emitter<Void>()
        var page: Emitter<Int>? = Emitter()
        var subscriptions = Subscriptions()
        let selection = try #require(page?.signal)
        subscriptions += (selection + pages.signal.map { 0 }).onReception § eachTime § record.note
        subscriptions += pages.signal.onReception § eachTime § {
            page?.emit(1)
            page = nil
        }

        pages.emit()

        #expect(record.entries == [0, 1])
        #expect(page == nil)
    }

    @Test("A union ends with the last of its sources")
    func endOfUnion() throws {
        var left: Emitter<Int>? = Emitter()
        var right: Emitter<Int>? = Emitter()
        let union = try #require(left?.signal) + #require(right?.signal)
        let subscription = union.onReception § eachTime § record.note

        left = nil
        #expect(subscription.isActive)
        right?.emit(1)
        #expect(record.entries == [1])
        right = nil
        #expect(!subscription.isActive)
    }
}
