@MainActor
public protocol FindsFilms: AnyObject {
    /// Returns the films of each title, seen or still to be seen, in the order of the list of
    /// entries. Case, accents and punctuation are ignored. Titles that the journal does not have
    /// are left out.
    func films(titled titles: Set<String>) async -> [String: [EntrySummary]]
    /// Returns the films to see and those that were films to see and have been seen since, by
    /// title.
    func wishes() async -> [EntrySummary]
}
