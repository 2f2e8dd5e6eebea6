public import Domain

extension JournalDouble {
    public func listFiles() async throws(JournalError) -> [ListFile] {
        lists.map { ListFile(name: $0, content: $1) }
    }

    public func writeList(
        _ file: ListFile, insteadOf old: ListFile?, called name: String
    ) async throws(JournalError) -> ListFile {
        try await beginWrite(nil)
        guard lists[file.name] == old?.content else { throw .placeTaken(EntryID(file.name)) }
        lists[file.name] = file.content
        finish(.writeList(file.name), JournalChange(listsChanged: true))
        return file
    }

    public func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace {
        try await beginWrite(nil)
        guard lists[file.name] == file.content else { throw .entryGone(EntryID(file.name)) }
        lists[file.name] = nil
        finish(.removeList(file.name), JournalChange(listsChanged: true))
        return .trash
    }

    public func restoreList(_ file: ListFile, from place: RemovalPlace) async throws(JournalError) {
        try await beginWrite(nil)
        guard lists[file.name] == nil else { throw .placeTaken(EntryID(file.name)) }
        lists[file.name] = file.content
        finish(.restoreList(file.name), JournalChange(listsChanged: true))
    }

    public func listAnswers() async throws(JournalError) -> [ListAnswer] { answers }

    public func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError) {
        try await beginWrite(nil)
        answers = answers.filter { !removed.contains($0) } + added
        for answer in added { finish(.answer(answer), nil) }
    }

    /// Returns the films with these titles, whose case is ignored, by the titles.
    public func films(titled titles: Set<String>) async -> [String: [EntrySummary]] {
        let films = entries.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { id, entry in
            entry.kind == .film ? EntrySummary(id: id, entry: entry) : nil
        }
        return titles.reduce(into: [:]) { found, title in
            let same = films.filter { film in
                if case .film(let name, _, _) = film.content {
                    name.lowercased() == title.lowercased()
                } else {
                    false
                }
            }
            if !same.isEmpty { found[title] = same }
        }
    }

    /// Returns the films on the watchlist.
    ///
    /// Each was added a second after the one before.
    public func wishes() async -> [WantedFilm] {
        let entries = entries
        await wishesGate.pass(.film)
        return entries.filter(\.value.isWanted).sorted { $0.key.rawValue < $1.key.rawValue }
            .enumerated()
            .compactMap { number, next in
                guard case .film(let film) = next.value else { return nil }
                return WantedFilm(
                    EntrySummary(id: next.key, entry: next.value), runningTime: film.runningTime,
                    added: number)
            }
    }
}
