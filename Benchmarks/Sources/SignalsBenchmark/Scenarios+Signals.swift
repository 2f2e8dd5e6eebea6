import Signals

enum WithSignals {
    static func nobody() -> Contestant {
        let emitter = Emitter<Int>()
        return Contestant(Tally()) { count in
            for value in 0..<count { emitter.emit(value) }
        }
    }

    static func oneObserver() -> Contestant {
        let tally = Tally()
        let emitter = Emitter<Int>()
        let subscription = emitter.signal.onReception § eachTime § tally.add
        return Contestant(tally) { count in
            for value in 0..<count { emitter.emit(value) }
            withExtendedLifetime(subscription) {}
        }
    }

    static func mapAndFilter() -> Contestant {
        let tally = Tally()
        let emitter = Emitter<Int>()
        let subscription =
            emitter.signal
            .map { $0 &* 3 }
            .filter { $0 & 1 == 0 }
            .onReception § eachTime § tally.add
        return Contestant(tally) { count in
            for value in 0..<count { emitter.emit(value) }
            withExtendedLifetime(subscription) {}
        }
    }

    static func manyObservers(_ number: Int) -> Contestant {
        let tally = Tally()
        let emitter = Emitter<Int>()
        var subscriptions = Subscriptions()
        for _ in 0..<number { subscriptions += emitter.signal.onReception § eachTime § tally.add }
        return Contestant(tally) { [subscriptions] count in
            for value in 0..<count { emitter.emit(value) }
            withExtendedLifetime(subscriptions) {}
        }
    }

    static func flatMap(over number: Int) -> Contestant {
        let tally = Tally()
        let pages = Emitter<Emitter<Int>>()
        let subscription = pages.signal.flatMap { $0.signal }.onReception § eachTime § tally.add
        let sources = (0..<number).map { _ in Emitter<Int>() }
        for source in sources { pages.emit(source) }
        return Contestant(tally) { count in
            var source = 0
            for value in 0..<count {
                sources[source].emit(value)
                source = source == sources.count - 1 ? 0 : source + 1
            }
            withExtendedLifetime((pages, subscription)) {}
        }
    }
}
