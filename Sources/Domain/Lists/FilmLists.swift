/// The lists of films in a journal's folder, compared with its films.
@MainActor
public final class FilmLists {
    private let files: any StoresListFiles
    private let reader: any ReadsLists
    private let journal: any FindsFilms

    public init(
        in files: any StoresListFiles, read reader: any ReadsLists, beside journal: any FindsFilms
    ) {
        self.files = files
        self.reader = reader
        self.journal = journal
    }

    /// Returns the lists with their files, ordered by name.
    package func kept() async throws(JournalError) -> [StoredList] {
        await Self.read(try await files.listFiles(), by: reader)
    }

    /// Returns the list of films to see, if there are any, and then all lists by name.
    public func checked() async throws(JournalError) -> [CheckedList] {
        let lists = try await kept().map(\.list)
        let wishes = await journal.wishes()
        let titles = lists.flatMap(\.films).map(\.title) + wishes.compactMap(\.filmTitle)
        let found = await journal.films(titled: Set(titles))
        // If the answers cannot be read, the films are asked about again, and storing the answer
        // then fails visibly.
        let answers = (try? await files.listAnswers()) ?? []
        let matching = ListMatching(among: found, answers: answers)
        return await Self.check(lists, wishes: wishes, by: matching)
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

    @concurrent
    nonisolated private static func read(
        _ files: [ListFile], by reader: any ReadsLists
    ) async -> [StoredList] {
        files.compactMap { file in reader.list(of: file).map { StoredList(file: file, list: $0) } }
            // The lists are ordered by name, and those with equal names by the name of the file.
            .sorted { one, other in
                WholeText.key(of: one.list.name) == WholeText.key(of: other.list.name)
                    ? one.file.title < other.file.title
                    : WholeText.isBefore(one.list.name, other.list.name)
            }
    }

    @concurrent
    nonisolated private static func check(
        _ lists: [FilmList], wishes: [EntrySummary], by matching: ListMatching
    ) async -> [CheckedList] {
        (wishes.isEmpty ? [] : [matching.check(wishes: wishes)]) + lists.map(matching.check)
    }
}

package struct StoredList: Sendable {
    package let file: ListFile
    package let list: FilmList

    package init(file: ListFile, list: FilmList) {
        self.file = file
        self.list = list
    }
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

    /// The id of the list of films to see, which has no file.
    package static let wanted = "wanted"

    public init(
        id: String, name: String, notes: String = "", link: String = "", films: [ListedFilm] = []
    ) {
        self.id = id
        self.name = name
        self.notes = notes
        self.link = link
        self.films = films
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
    func wishes() async -> [EntrySummary]
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
    package static func isName(_ name: String) -> Bool {
        name.isVisibleFileName(endingIn: ending)
    }

    /// The file name without its extension.
    public var title: String {
        Self.isName(name) ? String(name.dropLast(Self.ending.count)) : name
    }
}

public protocol ReadsLists: Sendable {
    /// Returns the list in a file, or `nil` if it is not a table of films.
    func list(of file: ListFile) -> FilmList?
}

/// Stores the files of lists in the journal's folder.
@MainActor
public protocol StoresListFiles: AnyObject {
    /// Returns the tables in the journal's folder, in no particular order. Not all of them need be
    /// lists.
    func listFiles() async throws(JournalError) -> [ListFile]
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
