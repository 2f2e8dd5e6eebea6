extension Signal {
    /// Delivers a value now, or in its turn.
    ///
    /// Reads the queue anew at each step rather than hold on to it: so it costs no reference
    /// counting, and a queue that becomes part of another meanwhile is no matter.
    @inlinable
    func send(_ value: Value) {
        guard !queue.isBusy else { return sendInTurn(value) }
        guard observers.count > 0 else { return }
        queue.beginTurn()
        deliver(value)
        queue.finishTurn()
    }

    @usableFromInline
    func sendInTurn(_ value: Value) {
        currentQueue.perform { self.deliver(value) }
    }

    /// Hands a value to the observers present now. Only ever called within a turn of the queue.
    ///
    /// A signal that is fed back into itself gets the value in a later turn.
    @inlinable
    func deliver(_ value: Value) {
        guard !isDelivering else { return sendInTurn(value) }
        let present = observers.count
        isDelivering = true
        var place = 0
        while place < present {
            observers.places[place]?._withUnsafeGuaranteedRef { observer in
                guard observer.phase == .listening else { return }
                if observer.receive(value) == .stop { remove(observer) }
            }
            place += 1
        }
        isDelivering = false
        if observers.hasVacancies { tidy() }
    }

    /// The queue that does the work now; remembered, for the queue may have become part of another.
    var currentQueue: DeliveryQueue {
        queue = queue.current
        return queue
    }
}
