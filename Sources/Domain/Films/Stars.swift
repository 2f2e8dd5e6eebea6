/// Half a star to five stars, which a person gives to a film.
public struct Stars: Hashable, CaseIterable, Sendable {
    /// The number of half stars, from 1 to 10.
    public let halves: Int

    /// Returns `nil` unless there is half a star to five stars.
    public init?(halves: Int) {
        guard (1...10).contains(halves) else { return nil }
        self.halves = halves
    }

    public static let allCases: [Stars] = (1...10).compactMap { Stars(halves: $0) }
}

extension Stars {
    /// Makes the nearest stars to a rating in thousandths of the best.
    package init?(thousandths: Int) {
        self.init(halves: max(1, Int((Double(thousandths) / 100).rounded())))
    }

    /// The rating as the person's own, such as `3.5/5`.
    package var rating: ImportedRating {
        let number = halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
        return ImportedRating("\(number)/5", source: "")
    }
}

extension ImportedRating {
    /// The nearest stars, or `nil` if the value is no rating.
    package var stars: Stars? { Self.thousandths(of: value).flatMap(Stars.init(thousandths:)) }

    /// Whether the stars say everything that the rating does.
    package var isInStars: Bool { stars?.rating == self }

    /// Returns a rating such as `8/10`, `85%` or `8`, which is one of ten, in thousandths of the
    /// best; `nil` if the text is not a rating.
    package static func thousandths(of rating: String) -> Int? {
        var parts = rating.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var best = 10.0
        if parts.count == 1, parts[0].hasSuffix("%") {
            parts[0].removeLast()
            best = 100
        } else if parts.count == 2 {
            guard let number = number(parts[1]), number > 0 else { return nil }
            best = number
        }
        guard parts.count <= 2, let given = number(parts[0]) else { return nil }
        return Int((given / best * 1_000).rounded())
    }

    private static func number(_ text: String) -> Double? {
        guard text.utf8.count < 8, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }
}

extension Film {
    /// Returns the film with stars as the person's own rating, or without one for `nil`.
    package func giving(_ stars: Stars?) -> Film {
        var film = self
        film.rating = stars?.rating
        return film
    }
}
