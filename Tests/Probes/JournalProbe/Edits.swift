import Domain
import Foundation
import JournalStore

/// The edits of a person in one of several windows, without a pause.
@MainActor
struct Edits {
    private let journal: FolderJournal

    init(of journal: FolderJournal) {
        self.journal = journal
    }

    func make() async throws {
        let all = await journal.listing(matching: EntryQuery())
        let shared = all.summaries(in: 0..<all.count).map(\.id)
        print("ready")
        fflush(nil)
        var left: [EntryID] = []
        for number in 0..<60 {
            left.append(try await journal.add(entry(number)))
            for id in [shared[number % shared.count], left[number / 2 % left.count]] {
                await change(id, number)
            }
            guard number.isMultiple(of: 3) else { continue }
            _ = try await journal.delete(left.removeFirst())
        }
        print(left.map(\.rawValue).joined(separator: " "))
    }

    /// Returns a film or a trip by turns.
    private func entry(_ number: Int) throws -> Entry {
        let name = "\(getpid()) \(number)"
        guard number.isMultiple(of: 2) else { return .film(Film(title: "Added \(name)")) }
        guard let day = CalendarDay(daysSinceEpoch: 20_000 + number),
            let departure = DateTime(day, hour: 14, minute: 2, zone: .utc)
        else { throw ProbeError.usage }
        return .trip(Trip(from: "Added \(name)", to: "Wien", departure: departure, arrival: nil))
    }

    /// Changes an entry. If the other process is quicker several times, its changes stay and this
    /// one is not made.
    private func change(_ id: EntryID, _ number: Int) async {
        let text = "\(getpid()) \(number)"
        _ = try? await journal.change(id) { entry in
            switch entry {
            case .film(var film):
                film.title = "Changed \(text)"
                return .film(film)
            case .trip(var trip):
                trip.from = "Changed \(text)"
                return .trip(trip)
            case .pass, .claim: return entry
            }
        }
    }
}
