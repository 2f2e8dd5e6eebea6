internal import Domain
internal import Wording

/// The stars of a film, where the person gives them as well.
public struct StarsViewModel: Hashable, Sendable {
    /// The number of half stars, or 0 if none are given.
    public let halves: Int
    /// The given stars in words, such as "3.5 of 5 stars".
    public let description: String
    /// The words for each number of half stars, from 1.
    public let choices: [String]
    /// Whether the stars say everything that the person's own rating does.
    let saysRating: Bool

    package init(halves: Int, description: String, choices: [String], saysRating: Bool = false) {
        self.halves = halves
        self.description = description
        self.choices = choices
        self.saysRating = saysRating
    }

    init(_ film: Film, words: Localizer) {
        let stars = film.rating?.stars
        self.init(
            halves: stars?.halves ?? 0, description: words.stars(stars),
            choices: Stars.allCases.map { words.stars($0) },
            saysRating: film.rating?.isInStars ?? false)
    }
}
