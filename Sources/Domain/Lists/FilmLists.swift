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
