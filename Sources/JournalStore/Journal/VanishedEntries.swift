import Files

/// The entries whose files have disappeared together, as those of an unmounted disk. The index
/// keeps them until their files are back or the user confirms their removal.
final class VanishedEntries {
    private let place: JournalPlace
    private let index: RecoverableIndex
    /// The names of their files, and of others that disappeared with them.
    private(set) var names: Set<String> = []
    /// The number of entries among them.
    private(set) var count = 0
    /// The number of all entries in the index.
    private(set) var known = 0
    /// The files that this program removed in an interrupted undo.
    var withdrawn: Set<String> = []

    init(of place: JournalPlace, index: RecoverableIndex) {
        self.place = place
        self.index = index
    }

    var isEmpty: Bool { names.isEmpty }

    /// Returns the missing files that the index should forget.
    ///
    /// - Parameters:
    ///   - gone: the files that are in the index but not in the folder.
    ///   - marked: the files that the index has marked as vanished, which may be back.
    ///   - present: the number of files in the folder.
    func forgettable(
        among gone: [String], marked: [String], beside present: Int
    ) -> [String] {
        names = Set(marked).intersection(gone)
        if !gone.allSatisfy(names.contains), haveVanished(gone, beside: present) {
            names = Set(gone).subtracting(withdrawn)
        }
        if names.count != marked.count { index.markVanished(names) }
        recount()
        return names.isEmpty ? gone : gone.filter { !names.contains($0) }
    }

    /// Accepts the entries as removed, and returns their files.
    func confirm() -> Set<String> {
        defer {
            names = []
            recount()
        }
        return names
    }

    /// Whether these files include so many entries that all others may be gone as well.
    func mayInclude(_ gone: [String]) -> Bool {
        gone.count > 1 && (index.counts(of: gone)?.named.entries ?? 0) > 1
    }

    private func recount() {
        guard !names.isEmpty, let counts = index.counts(of: Array(names)),
            counts.named.entries > 0
        else {
            (names, count, known) = ([], 0, 0)
            return
        }
        (count, known) = (counts.named.entries, counts.all.entries)
    }

    /// Whether the files were removed by another program.
    private func haveVanished(_ gone: [String], beside present: Int) -> Bool {
        let lost = gone.filter { !withdrawn.contains($0) }
        guard isAlmostEverything(lost, beside: present) else { return false }
        do throws(FolderFailure) {
            // Another process that undoes a batch holds the lock until the index knows of it.
            guard let lock = try place.batchRecords.lock() else { return false }
            return withExtendedLifetime(lock) { isAlmostEverything(lost, beside: present) }
        } catch {
            return true
        }
    }

    /// Whether almost all entries are gone, not counting files that seem to have been renamed.
    private func isAlmostEverything(_ lost: [String], beside present: Int) -> Bool {
        guard mayInclude(lost), let counts = index.counts(of: lost) else { return false }
        let new = max(0, present - (counts.all.files - counts.named.files))
        let renamed = 2 * new < lost.count ? 0 : new
        return Self.isAlmostEverything(counts.named.entries - renamed, of: counts.all.entries)
    }

    /// Whether almost all entries are gone. Any program may remove a single one.
    private static func isAlmostEverything(_ lost: Int, of known: Int) -> Bool {
        known < 10 ? known > 1 && lost == known : 10 * lost >= 9 * known
    }
}
