extension Collection {
    /// The collection, or `nil` if it is empty.
    package var unlessEmpty: Self? { isEmpty ? nil : self }
}
