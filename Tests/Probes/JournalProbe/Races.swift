import Domain
import Foundation
import JournalStore

/// Changes of one file that lose nothing if each continues from the present content.
@MainActor
struct Races {
    private let journal: FolderJournal

    init(of journal: FolderJournal) {
        self.journal = journal
    }

    /// Counts in the notes of the first entry, under a name of its own, up to a number or for ever.
    /// A change that is refused does not count and is made again.
    func count(as name: String, to end: Int?) async throws {
        let all = await journal.listing(matching: EntryQuery())
        guard let id = all.summaries(in: 0..<1).first?.id else { throw ProbeError.usage }
        print("ready")
        fflush(nil)
        var done = 0
        while done != end {
            do {
                try await journal.change(id) { $0.counting(name) }
                done += 1
            } catch {
                guard case .file = error else { throw error }
            }
        }
        print("done")
    }
}

extension Entry {
    fileprivate func counting(_ name: String) -> Entry {
        guard case .film(var film) = self else { return self }
        var counts = film.notes.split(separator: "\n").map(String.init)
        let place = counts.firstIndex { $0.hasPrefix(name + " ") }
        let count = place.flatMap { Int(counts[$0].dropFirst(name.count + 1)) } ?? 0
        if let place { counts.remove(at: place) }
        counts.append("\(name) \(count + 1)")
        film.notes = counts.sorted().joined(separator: "\n")
        return .film(film)
    }
}

/// Another program, which does not know of journals: it counts in a line of its own, and replaces
/// the file by renaming, as calendars and sync tools do, without checking that it is unchanged.
enum OtherProgram {
    private static let line = "X-OTHER:"

    /// Makes changes, and prints how many of them were lost from the file.
    ///
    /// A change that is read while another process checks its race is read again, because no
    /// program can be kept from seeing that state. The pauses are the same in every run.
    static func run(in folder: String, changes: Int) throws {
        let file = URL(filePath: folder + "/0.ics")
        print("ready")
        fflush(nil)
        var lost = 0
        var last = 0
        srand48(1)
        for number in 1...changes {
            var text = try String(contentsOf: file, encoding: .utf8)
            for _ in 0..<400 where count(in: text) != last {
                usleep(5_000)
                text = try String(contentsOf: file, encoding: .utf8)
            }
            if count(in: text) != last { lost += 1 }
            var lines = text.components(separatedBy: "\r\n").filter { !$0.hasPrefix(line) }
            guard let end = lines.firstIndex(of: "END:VJOURNAL") else { throw ProbeError.usage }
            lines.insert("\(line)\(number)", at: end)
            let new = folder + "/.other.tmp"
            try Data(lines.joined(separator: "\r\n").utf8).write(to: URL(filePath: new))
            guard rename(new, file.path) == 0 else { throw ProbeError.usage }
            last = number
            usleep(UInt32(lrand48() % 601))
        }
        print("lost \(lost)")
    }

    private static func count(in text: String) -> Int {
        let found = text.components(separatedBy: "\r\n").first { $0.hasPrefix(line) }
        return found.flatMap { Int($0.dropFirst(line.count)) } ?? 0
    }
}
