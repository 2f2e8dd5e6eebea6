import Domain

extension Film {
    /// Sets the number of the viewing, which is the last of a number of viewings. A single one is
    /// not counted.
    mutating func count(viewings: Int?) {
        guard let viewings, viewings > 1 else { return }
        viewing = viewings
        isRewatch = true
    }
}
