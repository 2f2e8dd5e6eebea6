import Domain

/// The words that stand for fixed values in a file.
enum Tokens {
    static let `true` = "TRUE"
    static let feedback: [Feedback: String] = [
        .none: "NONE", .veryBad: "VERY-BAD", .bad: "BAD", .soAndSo: "SO-AND-SO", .good: "GOOD",
        .reallyGood: "REALLY-GOOD",
    ]
    static let scale: [FeedbackScale: String] = [.average: "AVERAGE", .polarized: "POLARIZED"]
    static let mode: [TravelMode: String] = [
        .train: "TRAIN", .bus: "BUS", .flight: "FLIGHT", .ferry: "FERRY", .other: "OTHER",
    ]
    static let missedConnection = "MISSED-CONNECTION"
    static let cancelled = "CANCELLED"

    /// What a word stands for, however it is capitalised; nil where nobody knows it.
    static func value<Value>(_ word: String, in tokens: [Value: String]) -> Value? {
        let word = word.uppercased()
        return tokens.first { $0.value == word }?.key
    }
}
