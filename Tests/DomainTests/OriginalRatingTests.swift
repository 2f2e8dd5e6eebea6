import Domain
import Testing

struct OriginalRatingTests {
    @Test(
        "One, two, three and four of five are the ends of the usual bands, on either scale",
        arguments: [
            (0.5, 5.0, Feedback.veryBad), (1, 5, .veryBad), (1.5, 5, .bad), (2, 5, .bad),
            (3, 5, .soAndSo), (3.5, 5, .good), (4, 5, .good), (4.5, 5, .reallyGood),
            (1, 10, .veryBad), (2, 10, .veryBad), (3, 10, .bad), (6, 10, .soAndSo), (8, 10, .good),
            (9, 10, .reallyGood),
        ])
    func usualBands(value: Double, best: Double, word: Feedback) throws {
        let rating = try #require(OriginalRating(value, of: best))
        #expect(RatingBands.usual.feedback(for: rating) == word)
    }

    @Test("Zero and values above the scale are not ratings, and bands never fall")
    func impossible() {
        #expect(OriginalRating(0, of: 10) == nil && OriginalRating(11, of: 10) == nil)
        #expect(RatingBands(ends: [4, 2, 6, 8]) == nil && RatingBands(ends: [2, 4, 6]) == nil)
        #expect(RatingBands(ends: [2, 2, 6, 10]) != nil)
    }
}
