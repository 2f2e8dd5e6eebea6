/// The observers of one signal, in the order they subscribed.
///
/// Holds its observers by unmanaged references, each retained once, so that walking the list
/// during a delivery costs no reference counting. Places are stable while a delivery runs: a
/// leaving observer then stays until `compact()`, and a new one is appended.
@usableFromInline
struct ObserverList<Value>: ~Copyable {
    @usableFromInline typealias Place = Unmanaged<Observer<Value>>?

    @usableFromInline var places: ContiguousArray<Place> = []

    /// The number of places that are empty, or hold an observer that is done.
    @usableFromInline private(set) var vacancies = 0

    @inlinable
    deinit {
        for place in places { place?.release() }
    }

    @inlinable
    var count: Int { places.count }

    @inlinable
    var hasVacancies: Bool { vacancies > 0 }

    var hasListeners: Bool { vacancies < places.count }

    mutating func append(_ observer: Observer<Value>) {
        observer.position = places.count
        places.append(Unmanaged.passRetained(observer))
    }

    /// Counts an observer that is done, and leaves it in its place.
    mutating func noteVacancy() { vacancies += 1 }

    /// Empties the place of an observer that is done. The caller must hold a reference to the
    /// observer.
    mutating func vacate(_ observer: Observer<Value>) {
        places[observer.position]?.release()
        places[observer.position] = nil
    }

    /// Whether all places are vacant, or more than half of them and more than 16.
    var isSparse: Bool { vacancies == places.count || (vacancies > 16 && vacancies > count / 2) }

    /// Closes the gaps, and returns the observers that left. The caller releases them once
    /// everything is consistent, since that may run any object's `deinit`.
    mutating func compact() -> [Observer<Value>] {
        var kept: ContiguousArray<Place> = []
        kept.reserveCapacity(places.count - vacancies)
        var gone: [Observer<Value>] = []
        for case .some(let place) in places {
            let observer = place.takeUnretainedValue()
            if observer.phase == .done {
                gone.append(place.takeRetainedValue())
            } else {
                observer.position = kept.count
                kept.append(place)
            }
        }
        places = kept
        vacancies = 0
        return gone
    }
}

/// The part of an observer that does not depend on the type of the values it gets.
@usableFromInline
class Listener {
    @usableFromInline
    enum Phase: UInt8 {
        /// Added during a delivery: it starts to listen when that delivery is over.
        case waiting
        case listening
        case done
    }

    @exclusivity(unchecked) @usableFromInline final var phase = Phase.listening

    /// Takes the listener off its signal, so that it gets no further value.
    func cancel() {}
}

/// One function that receives the values of one signal.
@usableFromInline
final class Observer<Value>: Listener {
    @usableFromInline let receive: (Value) -> Persistence

    /// Called when the signal ends, unless the observer was cancelled before.
    let signalEnded: ((Listener) -> Void)?

    /// The signal that is observed. Signal and observer hold each other, so that an observed signal
    /// stays alive; this ends when the observer is cancelled or stops, and when the signal ends.
    var signal: Signal<Value>?

    /// The index of the observer in the signal's list.
    var position = 0

    init(
        _ receive: @escaping (Value) -> Persistence, signalEnded: ((Listener) -> Void)? = nil
    ) {
        self.receive = receive
        self.signalEnded = signalEnded
    }

    override func cancel() { signal?.remove(self) }
}
