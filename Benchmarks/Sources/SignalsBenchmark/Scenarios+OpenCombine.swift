import OpenCombine

enum WithOpenCombine {
    static func nobody() -> Contestant {
        let subject = PassthroughSubject<Int, Never>()
        return Contestant(Tally()) { count in
            for value in 0..<count { subject.send(value) }
        }
    }

    static func oneObserver() -> Contestant {
        let tally = Tally()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { tally.add($0) }
        return Contestant(tally) { count in
            for value in 0..<count { subject.send(value) }
            withExtendedLifetime(subscription) {}
        }
    }

    static func mapAndFilter() -> Contestant {
        let tally = Tally()
        let subject = PassthroughSubject<Int, Never>()
        let subscription =
            subject
            .map { $0 &* 3 }
            .filter { $0 & 1 == 0 }
            .sink { tally.add($0) }
        return Contestant(tally) { count in
            for value in 0..<count { subject.send(value) }
            withExtendedLifetime(subscription) {}
        }
    }

    static func manyObservers(_ number: Int) -> Contestant {
        let tally = Tally()
        let subject = PassthroughSubject<Int, Never>()
        let subscriptions = (0..<number).map { _ in subject.sink { tally.add($0) } }
        return Contestant(tally) { count in
            for value in 0..<count { subject.send(value) }
            withExtendedLifetime(subscriptions) {}
        }
    }

    static func flatMap(over number: Int) -> Contestant {
        let tally = Tally()
        let pages = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let subscription = pages.flatMap { $0 }.sink { tally.add($0) }
        let sources = (0..<number).map { _ in PassthroughSubject<Int, Never>() }
        for source in sources { pages.send(source) }
        return Contestant(tally) { count in
            var source = 0
            for value in 0..<count {
                sources[source].send(value)
                source = source == sources.count - 1 ? 0 : source + 1
            }
            withExtendedLifetime((pages, subscription)) {}
        }
    }
}
