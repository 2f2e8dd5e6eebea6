internal import Domain
package import Wording

extension FilmViewModel {
    /// Returns the names of the scales with their values, and whether each is the polarized one.
    package static func scales(in words: Localizer) -> [(isPolarized: Bool, name: String)] {
        FeedbackScale.allCases.map { ($0 == .polarized, words.scaleChoice($0)) }
    }
}
