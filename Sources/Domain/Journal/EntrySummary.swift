/// As much of an entry as its row in the list shows.
public struct EntrySummary: Hashable, Sendable {
    public let id: EntryID
    public let day: CalendarDay?
    public let content: Content

    public enum Content: Hashable, Sendable {
        case film(title: String, year: Int?, feedback: Feedback)
        case trip(from: String, to: String, mode: TravelMode, status: TripStatus)
    }

    public init(id: EntryID, day: CalendarDay?, content: Content) {
        self.id = id
        self.day = day
        self.content = content
    }

    public init(id: EntryID, entry: Entry) {
        switch entry {
        case .film(let film):
            self.init(
                id: id, day: entry.day,
                content: .film(title: film.title, year: film.year, feedback: film.feedback))
        case .trip(let trip):
            self.init(
                id: id, day: entry.day,
                content: .trip(from: trip.from, to: trip.to, mode: trip.mode, status: trip.status))
        }
    }
}
