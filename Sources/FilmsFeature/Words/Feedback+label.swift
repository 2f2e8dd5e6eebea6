internal import Domain

nonisolated extension Feedback {
    /// In words that follow "The film was"; nil while there is none.
    var label: String? {
        self == .none ? nil : words
    }
}
