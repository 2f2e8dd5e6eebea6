extension Signal {
    /// Delivers a value now, or in its turn.
    ///
    /// It reads the queue again at each step instead of holding it: that costs no reference
    /// counting, and allows for a queue that becomes part of another meanwhile.
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

    /// Hands a value to the present observers. Called only within a turn of the queue.
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

    /// The queue that does the work now, which may be one that the signal's own queue became part
    /// of.
    var currentQueue: DeliveryQueue {
        queue = queue.current
        return queue
    }
}
