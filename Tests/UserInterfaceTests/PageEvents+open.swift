import FilmsFeature
import Presentation
import Signals
import TripsFeature

@testable import UserInterface

extension PageGate {
    /// The gate of a page on show.
    static var open: PageGate { PageGate(isOpen: true) }
}

extension PageEvent {
    /// Calls back with each value until the end of the test.
    func hear(_ body: @escaping (Value) -> Void) -> Subscription {
        signal.onReception § eachTime § body
    }
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
