import Domain
import Files
import Foundation

extension JournalFolderActor {
    /// Takes the entries that have vanished for removed, by a look at the names in the folder.
    func confirmVanished() {
        do throws(FolderFailure) {
            try reconciler.confirmVanished(in: place.open())
        } catch {
            reconciler.lose(because: error)
        }
        tidyLater()
    }

    /// The number of entries that have vanished, by a look at the names in the folder.
    func lookForVanished() throws(JournalError) -> Int {
        let folder = try place.openToRead()
        do throws(FolderFailure) {
            try reconciler.lookForVanished(in: folder)
        } catch {
            throw error.error(reading: place.folder)
        }
        return reconciler.vanished.count
    }

    /// Whether the file of an entry is among those that have vanished.
    func hasVanished(_ id: EntryID) -> Bool { reconciler.vanished.names.contains(id.rawValue) }

    /// Refuses to read entries whose files have vanished as if they were not there.
    ///
    /// - Parameter ids: `nil` for everything.
    func requireFiles(of ids: [EntryID]?) throws(JournalError) {
        if ids == nil { try lookBeforeReadingEverything() }
        let vanished = reconciler.vanished
        guard !vanished.isEmpty, ids?.contains(where: { hasVanished($0) }) != false else { return }
        throw .vanished(path: place.folder, count: vanished.count)
    }

    /// A command that only writes has not looked at the folder. One with files in it is not worth the time.
    private func lookBeforeReadingEverything() throws(JournalError) {
        guard index.shown == nil, let folder = try? place.open(),
            (try? folder.names().contains(where: \.isItem)) == false
        else { return }
        _ = try lookForVanished()
    }
}

extension [IndexedFile] {
    /// The names of those that are not there.
    var absent: [String] {
        compactMap { file in
            if case .absent = file.content { file.name } else { nil }
        }
    }
}
