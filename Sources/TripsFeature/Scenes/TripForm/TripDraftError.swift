/// What keeps something typed from being part of a trip.
enum TripDraftError: Error, Hashable {
    /// A sentence that says what is typed.
    case noSuchDay(String)
    case noSuchTime(String)
    case fareIsNoNumber
    case currencyWithoutFare
    case noCurrencyCode
}

extension TripDraftError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noSuchDay(let sentence), .noSuchTime(let sentence): sentence
        case .fareIsNoNumber: "A fare is a number, such as 49.90."
        case .currencyWithoutFare: "How much was it? A currency alone is not kept."
        case .noCurrencyCode: "A currency has three letters, such as EUR."
        }
    }
}
