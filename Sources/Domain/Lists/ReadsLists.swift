public protocol ReadsLists: Sendable {
    /// Returns the list in a file, or `nil` if it is not a table of films.
    func list(of file: ListFile) -> FilmList?
}
