internal import Domain
package import Wording

extension FilmViewModel {
    /// Returns the names of the scales, by themselves and with their values, and whether each is the
    /// polarized one.
    package static func scales(
        in words: Localizer
    ) -> [(isPolarized: Bool, label: String, name: String)] {
        FeedbackScale.allCases.map {
            ($0 == .polarized, words.scale($0), words.scaleChoice($0))
        }
    }
}
