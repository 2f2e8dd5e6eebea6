extension Signal {
    /// Hands a value to the observers present now. Only ever called within a turn of the queue.
    @inlinable
    func deliver(_ value: Value) {
        let present = observers.count
        deliveries += 1
        var place = 0
        while place < present {
            observers.places[place]?._withUnsafeGuaranteedRef { observer in
                guard observer.phase == .listening else { return }
                if observer.receive(value) == .stop { remove(observer) }
            }
            place += 1
        }
        deliveries -= 1
        if observers.hasVacancies { tidy() }
    }
}
