extension Signal {
    func add(_ observer: Observer<Value>) {
        guard !hasEnded else {
            observer.phase = .done
            return
        }
        observer.signal = self
        observers.append(observer)
        if let connect, connection == nil {
            let connection = Connection(self)
            self.connection = connection
            connection.open(connect)
        }
        currentQueue.admit(observer)
    }

    @usableFromInline
    func remove(_ observer: Observer<Value>) {
        guard observer.phase != .done else { return }
        observer.phase = .done
        observer.signal = nil
        observers.noteVacancy()
        if !isDelivering {
            observers.vacate(observer)
            if observers.isSparse { tidy() }
        }
        if !observers.hasListeners { disconnect() }
    }

    /// Removes the observers that are done from the list, unless a delivery still walks over them.
    @usableFromInline
    func tidy() {
        guard !isDelivering, observers.hasVacancies else { return }
        let gone = observers.compact()
        withExtendedLifetime(gone) {}
    }

    /// Ends the signal: releases every observer, and sends no value from then on.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        connect = nil
        var leaving: [Observer<Value>] = []
        for place in 0..<observers.count {
            guard let observer = observers.places[place]?.takeUnretainedValue(),
                observer.phase != .done
            else { continue }
            observer.phase = .done
            observers.noteVacancy()
            leaving.append(observer)
        }
        tidy()
        disconnect()
        for observer in leaving {
            observer.signal = nil
            observer.signalEnded?(observer)
        }
    }

    private func disconnect() {
        let connection = connection
        self.connection = nil
        connection?.close()
    }
}
