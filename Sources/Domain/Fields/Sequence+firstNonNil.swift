extension Sequence {
    /// The first result of `transform` that is not nil; nil where there is none. Each element is
    /// transformed once at most, where `lazy.compactMap(transform).first` does so twice.
    @inlinable
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
