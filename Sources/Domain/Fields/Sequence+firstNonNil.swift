extension Sequence {
    /// Returns the first result of `transform` that is not `nil`, or `nil` if there is none. Each
    /// element is transformed at most once, while `lazy.compactMap(transform).first` does so twice.
    @inlinable
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}

extension Collection {
    /// The collection, or `nil` if it is empty.
    package var unlessEmpty: Self? { isEmpty ? nil : self }
}
