/// The lists that are kept with a journal, beside its films.
@MainActor
public final class FilmLists {
    private let files: any KeepsListFiles
    private let reader: any ReadsLists
    private let journal: any FindsFilms

    public init(
        in files: any KeepsListFiles, read reader: any ReadsLists, beside journal: any FindsFilms
    ) {
        self.files = files
        self.reader = reader
        self.journal = journal
    }

    /// The lists with their files, by their names.
    package func kept() async throws(JournalError) -> [KeptList] {
        await Self.read(try await files.listFiles(), by: reader)
    }

    /// The wanted films, where there are any, and all lists by their names.
    public func checked() async throws(JournalError) -> [CheckedList] {
        let lists = try await kept().map(\.list)
        let wishes = await journal.wishes()
        let titles = lists.flatMap(\.films).map(\.title) + wishes.compactMap(\.filmTitle)
        let found = await journal.films(titled: Set(titles))
        // Without them films are asked about once more, and that they cannot be kept is said then.
        let answers = (try? await files.listAnswers()) ?? []
        let matching = ListMatching(among: found, answers: answers)
        return await Self.check(lists, wishes: wishes, by: matching)
    }

    /// Says whether a film of lists is the film of the journal that has its title and a year.
    public func answer(_ answer: ListAnswer) async throws(JournalError) {
        let known = try await files.listAnswers().filter { $0.question == answer.question }
        try await files.changeListAnswers(removing: known, adding: [answer])
    }

    /// Adds answers to questions that nobody has answered here.
    package func addAnswers(_ answers: [ListAnswer]) async throws(JournalError) {
        let known = Set(try await files.listAnswers().map(\.question))
        let new = answers.filter { !known.contains($0.question) }
        if !new.isEmpty { try await files.changeListAnswers(removing: [], adding: new) }
    }

    @concurrent
    nonisolated private static func read(
        _ files: [ListFile], by reader: any ReadsLists
    ) async -> [KeptList] {
        files.compactMap { file in reader.list(of: file).map { KeptList(file: file, list: $0) } }
            // By their names, and of one name by those of their files.
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

/// A list in the journal's folder, and its file.
package struct KeptList: Sendable {
    package let file: ListFile
    package let list: FilmList

    package init(file: ListFile, list: FilmList) {
        self.file = file
        self.list = list
    }
}
