/// Reads the files of lists.
public protocol ReadsLists: Sendable {
    /// Returns nil for a table that is not of films.
    func list(of file: ListFile) -> FilmList?
}
