internal import Domain
package import Wording

extension TripViewModel {
    /// Returns the ends whose outcome can be recorded, and whether each is the arrival.
    package static func ends(in words: Localizer) -> [(isArrival: Bool, name: String)] {
        [(false, words.name(of: .departure)), (true, words.name(of: .arrival))]
    }
}
