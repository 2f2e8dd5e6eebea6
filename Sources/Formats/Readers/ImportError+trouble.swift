import Domain

extension ImportError {
    /// Returns the error for a file that cannot be imported.
    static func unreadable(file: String, _ trouble: SourceTrouble) -> ImportError {
        .unreadable(SourcePlace(file: file), trouble)
    }
}
