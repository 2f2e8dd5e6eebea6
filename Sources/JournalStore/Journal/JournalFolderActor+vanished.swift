import Domain
import Files
import Foundation

extension JournalFolderActor {
    /// Accepts the vanished entries as removed, after reading the names in the folder.
    func confirmVanished() {
        do throws(FolderFailure) {
            try reconciler.confirmVanished(in: place.open())
        } catch {
            reconciler.lose(because: error)
        }
        tidyLater()
    }

    /// Returns the number of vanished entries, after reading the names in the folder.
    func lookForVanished() throws(JournalError) -> Int {
        let folder = try place.openToRead()
        do throws(FolderFailure) {
            try reconciler.lookForVanished(in: folder)
        } catch {
            throw error.error(reading: place.folder)
        }
        return reconciler.vanished.count
    }

    /// Whether the file of an entry has vanished with others.
    func hasVanished(_ id: EntryID) -> Bool { reconciler.vanished.names.contains(id.rawValue) }

    /// Throws if entries to be read have vanished, rather than reading them as if they did not
    /// exist.
    ///
    /// - Parameter ids: the entries, or `nil` for all.
    func requireFiles(of ids: [EntryID]?) throws(JournalError) {
        if ids == nil { try lookBeforeReadingEverything() }
        let vanished = reconciler.vanished
        guard !vanished.isEmpty, ids?.contains(where: { hasVanished($0) }) != false else { return }
        throw .vanished(path: place.folder, count: vanished.count)
    }

    /// Looks for vanished entries, since a command that only writes has not compared the folder. It
    /// skips that for a folder with files, to save time.
    private func lookBeforeReadingEverything() throws(JournalError) {
        guard index.shown == nil, let folder = try? place.open(),
            (try? folder.names().contains(where: \.isItem)) == false
        else { return }
        _ = try lookForVanished()
    }
}

extension [IndexedFile] {
    /// The names of the files that do not exist.
    var absent: [String] {
        compactMap { file in
            if case .absent = file.content { file.name } else { nil }
        }
    }
}
