internal import Domain
package import Wording

extension TripViewModel {
    /// The ends of which an outcome can be recorded, and whether each is the arrival.
    package static func ends(in words: Localizer) -> [(isArrival: Bool, name: String)] {
        [(false, words.name(of: .departure)), (true, words.name(of: .arrival))]
    }
}
