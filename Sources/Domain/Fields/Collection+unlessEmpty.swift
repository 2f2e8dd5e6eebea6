extension Collection {
    /// Nil instead of an empty text or list.
    package var unlessEmpty: Self? { isEmpty ? nil : self }
}
