public import Foundation

/// The lists of films in a journal's folder, compared with its films.
@MainActor
public final class FilmLists {
    private let files: any StoresListFiles
    private let format: any ReadsLists & WritesLists
    private let journal: any FindsFilms
    /// The lists that were read last, by their files, of which only changed ones are read again.
    private var known: [ListFile: FilmList] = [:]

    public init(
        in files: any StoresListFiles, format: any ReadsLists & WritesLists,
        beside journal: any FindsFilms
    ) {
        self.files = files
        self.format = format
        self.journal = journal
    }

    /// Returns the lists with their files, ordered by name.
    package func kept() async throws(JournalError) -> [StoredList] {
        let stored = await Self.read(try await files.listFiles(), by: format, known: known)
        known = Dictionary(stored.map { ($0.file, $0.list) }) { first, _ in first }
        return stored
    }

    /// Returns the list of films to see, if there are any, and then all lists by name.
    public func checked() async throws(JournalError) -> [CheckedList] {
        let lists = try await kept().map(\.list)
        let wishes = await journal.wishes()
        let titles = lists.flatMap(\.films).map(\.title) + wishes.compactMap(\.summary.filmTitle)
        let found = await journal.films(titled: Set(titles))
        // If the answers cannot be read, the films are asked about again, and storing the answer
        // then fails visibly.
        let answers = (try? await files.listAnswers()) ?? []
        let matching = ListMatching(among: found, answers: answers)
        return await Self.check(lists, wishes: wishes, by: matching)
    }

    /// Makes a list, and returns its id.
    public func make(_ name: String, of films: [ListedFilm] = []) async throws(JournalError)
        -> String
    {
        let file = await Self.file(
            of: FilmList(id: "", name: name, films: films), named: ListFile.name(titled: name),
            by: format)
        return try await files.writeList(file, insteadOf: nil, called: name).name
    }

    /// Changes a list, unless it differs from the one that the person saw.
    ///
    /// - Returns: Whether there was anything to change.
    @discardableResult
    public func change(
        _ seen: FilmList, by change: @escaping @Sendable (FilmList) -> FilmList
    ) async throws(JournalError) -> Bool {
        let stored = try await kept().first { $0.file.name == seen.id }
        guard let stored else { throw .entryGone(EntryID(seen.id)) }
        guard stored.list == seen else { throw .placeTaken(EntryID(seen.id)) }
        guard let new = await Self.changed(seen, by: change, in: format) else { return false }
        _ = try await files.writeList(new.file, insteadOf: stored.file, called: new.list.name)
        return true
    }

    /// Returns a changed list with its file, or `nil` if it is the same as before.
    @concurrent
    nonisolated private static func changed(
        _ list: FilmList, by change: @Sendable (FilmList) -> FilmList, in format: any WritesLists
    ) async -> StoredList? {
        let new = change(list)
        return new == list ? nil : StoredList(file: format.file(of: new, named: list.id), list: new)
    }

    @concurrent
    nonisolated private static func file(
        of list: FilmList, named name: String, by format: any WritesLists
    ) async -> ListFile { format.file(of: list, named: name) }

    /// Saves a list as Letterboxd's, for another program.
    ///
    /// - Parameter name: The name of the list, also of that of the films to see.
    public func export(
        _ list: FilmList, as name: String, to target: URL
    ) async throws(ExportError) {
        let file = format.file(of: list.renamed(name), named: ListFile.name(titled: name))
        try await Self.save(file, to: target, by: format)
    }

    @concurrent
    nonisolated private static func save(
        _ file: ListFile, to target: URL, by format: any WritesLists
    ) async throws(ExportError) { try format.save(file, to: target) }

    /// Returns all lists by name, without comparing them with the journal.
    public func all() async throws(JournalError) -> [FilmList] { try await kept().map(\.list) }

    /// Returns the film of a typed title as the journal has it, or as it was typed.
    public func film(titled title: String, year: Int?) async -> ListedFilm {
        let found = await journal.films(titled: [title]).values.flatMap(\.self)
        let years = Set(found.compactMap(\.filmYear))
        let name = found.first?.filmTitle ?? title
        return ListedFilm(title: name, year: year ?? (years.count == 1 ? years.first : nil))
    }

    /// Stores whether a film of lists is the film of the journal with its title and another year.
    public func store(_ answer: ListAnswer) async throws(JournalError) {
        let known = try await files.listAnswers().filter { $0.question == answer.question }
        try await files.changeListAnswers(removing: known, adding: [answer])
    }

    /// Adds answers to questions that have none yet.
    package func addAnswers(_ answers: [ListAnswer]) async throws(JournalError) {
        let known = Set(try await files.listAnswers().map(\.question))
        let new = answers.filter { !known.contains($0.question) }
        if !new.isEmpty { try await files.changeListAnswers(removing: [], adding: new) }
    }

    /// The number of files that are read at a time. Several processors share the files.
    nonisolated private static let portion = 16

    @concurrent
    nonisolated private static func read(
        _ files: [ListFile], by reader: any ReadsLists, known: [ListFile: FilmList]
    ) async -> [StoredList] {
        await withTaskGroup(of: [StoredList].self) { group in
            for start in stride(from: 0, to: files.count, by: portion) {
                let part = files[start..<min(start + portion, files.count)]
                group.addTask {
                    part.compactMap { file in
                        (known[file] ?? reader.list(of: file)).map {
                            StoredList(file: file, list: $0)
                        }
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        // The lists are ordered by name, and those with equal names by the name of the file.
        .sorted { one, other in
            WholeText.key(of: one.list.name) == WholeText.key(of: other.list.name)
                ? one.file.title < other.file.title
                : WholeText.isBefore(one.list.name, other.list.name)
        }
    }

    @concurrent
    nonisolated private static func check(
        _ lists: [FilmList], wishes: [WantedFilm], by matching: ListMatching
    ) async -> [CheckedList] {
        (wishes.isEmpty ? [] : [matching.check(wishes: wishes)]) + lists.map(matching.check)
    }
}

package struct StoredList: Sendable {
    package let file: ListFile
    package let list: FilmList
}

/// A list of films, such as “Silents to see”, regardless of whether they were seen.
public struct FilmList: Hashable, Sendable, Identifiable {
    /// The name of its file, or `wanted` for the films to see, which have no file.
    public let id: String
    public let name: String
    /// The author's notes on the list.
    public let notes: String
    /// The web address of the list; empty if there is none.
    public let link: String
    public let films: [ListedFilm]
    /// The day and the tags that Letterboxd gives a list; empty if there are none.
    public let date: String
    public let tags: String

    /// The id of the list of films to see, which has no file.
    package static let wanted = "wanted"

    public init(
        id: String, name: String, notes: String = "", link: String = "", films: [ListedFilm] = [],
        date: String = "", tags: String = ""
    ) {
        self.id = id
        self.name = name
        self.notes = notes
        self.link = link
        self.films = films
        self.date = date
        self.tags = tags
    }
}

public struct ListedFilm: Hashable, Sendable {
    public let title: String
    public let year: Int?
    public let notes: String
    /// The web address of the film; empty if there is none.
    public let link: String

    public init(title: String, year: Int? = nil, notes: String = "", link: String = "") {
        self.title = title
        self.year = year
        self.notes = notes
        self.link = link
    }

    /// The film as an entry without a viewing.
    public var film: Film { Film(title: title, year: year, link: link) }
}

@MainActor
public protocol FindsFilms: AnyObject {
    /// Returns the films of each title, seen or still to be seen, in the order of the list of
    /// entries. Case, accents and punctuation are ignored. Titles that the journal does not have
    /// are left out.
    func films(titled titles: Set<String>) async -> [String: [EntrySummary]]
    /// Returns the films to see and those that were films to see and have been seen since, by
    /// title.
    func wishes() async -> [WantedFilm]
}

/// A film to see, or one that was a film to see and has been seen since.
public struct WantedFilm: Hashable, Sendable {
    public let summary: EntrySummary
    /// The running time in minutes, or `nil` if it is unknown.
    public let runningTime: Int?
    /// The time when it was added, in seconds since 1970, or `nil` if it has been seen since or the
    /// time is unknown.
    public let added: Int?

    public init(_ summary: EntrySummary, runningTime: Int?, added: Int?) {
        self.summary = summary
        self.runningTime = runningTime
        self.added = added
    }
}

/// The CSV file of a list, in the journal's folder or yet to be written to it.
public struct ListFile: Hashable, Sendable {
    /// The file name, such as `Silents to see.csv`.
    public let name: String
    public let content: [UInt8]

    public init(name: String, content: [UInt8]) {
        self.name = name
        self.content = content
    }

    /// Returns a file name for a title, without characters that file names cannot contain.
    package static func name(titled title: String) -> String {
        let plain = String(title.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
        var stem = plain.drop { $0 == "." || $0.isWhitespace }
        while stem.utf8.count > 200 { stem.removeLast() }
        return (stem.isEmpty ? "List" : String(stem)) + ".csv"
    }

    private static let ending = ".csv"

    /// Returns whether a file of this name may be a list: it is visible and ends in `.csv`.
    package static func isName(_ name: String) -> Bool { name.isVisibleFileName(endingIn: ending) }

    /// The file name without its extension.
    public var title: String { Self.isName(name) ? String(name.dropLast(Self.ending.count)) : name }
}

public protocol ReadsLists: Sendable {
    /// Returns the list in a file, or `nil` if it is not a table of films.
    func list(of file: ListFile) -> FilmList?
}

public protocol WritesLists: Sendable {
    /// Returns the file of a list, which `ReadsLists` reads as the same list.
    func file(of list: FilmList, named name: String) -> ListFile
    /// Saves the file of a list outside the journal, in place of a file that is there.
    func save(_ file: ListFile, to target: URL) throws(ExportError)
}

/// Stores the files of lists in the journal's folder.
@MainActor
public protocol StoresListFiles: AnyObject {
    /// Returns the tables in the journal's folder, in no particular order. Not all of them need be
    /// lists.
    func listFiles() async throws(JournalError) -> [ListFile]
    /// Writes the file of a list.
    ///
    /// - Parameters:
    ///   - old: The file that it replaces unless that was changed meanwhile, or `nil` for a new
    ///     list, which gets a free name.
    ///   - name: The name of the list, for undoing the change.
    /// - Returns: The file as it was written.
    func writeList(
        _ file: ListFile, insteadOf old: ListFile?, called name: String
    ) async throws(JournalError) -> ListFile
    /// Moves a list's file to the trash, or keeps it aside if there is no trash.
    func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace
    /// Restores a list's file unless another file has its name.
    func restoreList(_ file: ListFile, from place: RemovalPlace) async throws(JournalError)
    /// Returns the stored answers about films of lists.
    func listAnswers() async throws(JournalError) -> [ListAnswer]
    /// Adds and removes answers in one step.
    func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError)
}

extension FilmList {
    public func renamed(_ name: String) -> FilmList { changed(name: name, films: films) }

    /// Returns the list with more films at its end, except those that it has already. The list has
    /// a film without a year if it has one of that title.
    public func adding(_ more: [ListedFilm]) -> FilmList {
        var known = Set(films.map(\.key))
        var titles = Set(films.map(\.titleKey))
        let new = more.filter { film in
            let isTitleNew = titles.insert(film.titleKey).inserted
            return known.insert(film.key).inserted && (isTitleNew || film.year != nil)
        }
        return changed(films: films + new)
    }

    /// Returns the list without the film at an index.
    public func removing(at index: Int) -> FilmList {
        guard films.indices.contains(index) else { return self }
        var films = films
        films.remove(at: index)
        return changed(films: films)
    }

    /// Returns the list with a film moved before the one that is now at another index, or to the
    /// end.
    public func moving(from index: Int, before place: Int) -> FilmList {
        guard films.indices.contains(index), (0...films.count).contains(place) else { return self }
        var films = films
        let film = films.remove(at: index)
        films.insert(film, at: place > index ? place - 1 : place)
        return changed(films: films)
    }

    private func changed(name: String? = nil, films: [ListedFilm]) -> FilmList {
        FilmList(
            id: id, name: name ?? self.name, notes: notes, link: link, films: films, date: date,
            tags: tags)
    }
}

extension ListedFilm {
    /// The key that films of the same title and year share.
    fileprivate var key: [String] { [titleKey, year.map(String.init) ?? ""] }

    fileprivate var titleKey: String { WholeText.key(of: title) }
}
