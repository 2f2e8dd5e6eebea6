/// Finds films by their titles.
@MainActor
public protocol FindsFilms: AnyObject {
    /// The films of each title, seen or still to be seen, without regard to case, accents and signs, in
    /// the order of the list of entries. Titles that the journal does not have are left out.
    func films(titled titles: Set<String>) async -> [String: [EntrySummary]]
    /// The films that are still to be seen, and those that were and were seen since, by their titles.
    func wishes() async -> [EntrySummary]
}
