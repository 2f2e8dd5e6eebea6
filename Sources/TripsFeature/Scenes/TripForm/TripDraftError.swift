internal import Domain

/// What keeps something typed from being part of a trip.
enum TripDraftError: Error, Hashable {
    case noSuchDay
    case noSuchTime
    /// A time that the clock does not show that night.
    case skipped(SkippedTime)
    case fareIsNoNumber
    case currencyWithoutFare
    case noCurrencyCode
}

extension TripDraftError: CustomStringConvertible {
    var description: String { sentence(.plain) }

    func sentence(_ words: TimeWords) -> String {
        switch self {
        case .noSuchDay: "This is not a date."
        case .noSuchTime: "This is not a time of day."
        case .skipped(let time): time.sentence(words)
        case .fareIsNoNumber: TripError.fareIsNoNumber.description
        case .currencyWithoutFare: "How much was it? A currency alone is not kept."
        case .noCurrencyCode: TripError.currencyIsNoCode.description
        }
    }
}
