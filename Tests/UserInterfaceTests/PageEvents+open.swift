import FilmsFeature
import Presentation
import Signals
import TripsFeature

@testable import UserInterface

extension PageGate {
    /// The gate of a page on show.
    static var open: PageGate { PageGate(isOpen: true) }
}

extension Signal {
    /// Calls back with each value until the signal ends.
    func hear(_ body: @escaping (Value) -> Void) {
        var subscription: Subscription?
        subscription = onReception { value in
            body(value)
            withExtendedLifetime(subscription) {}
            return .continue
        }
    }
}

extension Emitter {
    func hear(_ body: @escaping (Value) -> Void) { signal.hear(body) }
}

extension PageEvent {
    func hear(_ body: @escaping (Value) -> Void) { signal.hear(body) }
}

extension FilmMainView {
    convenience init() { self.init(FilmPageEvents(.open)) }
}

extension FeedbackSelectionView {
    convenience init() { self.init(FeedbackPageEvents(.open)) }
}

extension TripMainView {
    convenience init() { self.init(TripPageEvents(.open)) }
}

extension OutcomeSelectionView {
    convenience init() { self.init(OutcomePageEvents(.open)) }
}
