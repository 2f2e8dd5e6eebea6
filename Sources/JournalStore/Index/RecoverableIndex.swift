import Domain
import Logging

/// The index of a journal, which is opened again after a failure or the loss of its files. The last
/// snapshot stays on show until the new index is complete.
final class RecoverableIndex {
    private let place: JournalPlace
    private let log: Logger
    /// Called when the index has become unusable and the folder has to be read again.
    var onFailure: @Sendable () -> Void = {}
    /// The index that was opened last, if it is usable.
    var intact: Index? { opened.flatMap { $0.isIntact ? $0 : nil } }
    private var opened: Index?
    /// The index for lookups, which is not created for them; `nil` if none is usable.
    var known: Index? {
        opened == nil
            ? Index.kept(of: place.folder, in: place.cache, places: place.places, log: log) : intact
    }
    /// Whether the contents of the journal were asked for. A program that only writes does not open
    /// the index; the program that opens it next compares it with the folder.
    private var isWanted = false
    /// The snapshot that observers were told of, or `nil` if there is no folder.
    private(set) var shown: IndexSnapshot?
    /// The number of writes that changed the index.
    private(set) var changes = 0
    /// Whether every file of the folder has been compared.
    private(set) var isComplete = false
    /// Whether the index was lost, so that the old snapshot is shown until the new index is
    /// complete.
    private var isRebuilding = false
    /// Whether it was lost because of a failure, so that the old snapshot may be damaged.
    private var isShownDamaged = false
    /// The number of failures since the index was complete.
    private var failures = 0
    /// The signatures of files written so recently that the clock of the file system may not have
    /// advanced. They need not be read again as long as they match.
    private var justWritten: [String: FileSignature] = [:]

    init(of place: JournalPlace, log: Logger) {
        self.place = place
        self.log = log
    }

    /// Returns the index, opened again if it is unusable, or `nil` after repeated failures.
    func open() -> Index? {
        isWanted = true
        if let intact { return intact }
        let hasFailed = opened?.hasFailed ?? false
        if hasFailed {
            failures += 1
            isShownDamaged = true
        }
        isRebuilding = shown != nil
        opened = nil
        justWritten = [:]
        // A full or broken disk stays so, so after a second failure the index is kept in memory.
        guard failures < Self.mostFailures else { return nil }
        opened = try? Index.open(
            journal: place.folder, cache: failures < 2 ? place.cache : nil, places: place.places,
            replacing: hasFailed, log: log, onFailure: onFailure)
        return opened
    }

    private static let mostFailures = 5

    /// Whether the index has failed, and another comparison with the folder makes sense.
    var isWorthAnotherLook: Bool { opened?.isIntact == false && failures < Self.mostFailures }

    /// Shows the state of the index, before the folder is compared with it.
    func show() {
        shown = open().flatMap { try? $0.snapshot() }
    }

    /// Stops showing entries, and returns those that were shown.
    func hide() -> Set<EntryID> {
        defer { shown = nil }
        return Set((shown?.names ?? []).map { EntryID($0) })
    }

    /// Updates the index with files and shows the result. Returns `nil` if that fails now or the
    /// contents are not wanted.
    func write(_ files: [IndexedFile]) -> JournalChange? {
        if let opened, !opened.isIntact {
            onFailure()
            return nil
        }
        guard isWanted, let index = open() else { return nil }
        // After larger batches, the caller that reads the files tidies the index.
        if files.count < Self.few, index.hasLongLog { tidy() }
        guard let written = try? index.write(files) else { return nil }
        guard !isRebuilding, written.after != shown?.version else { return JournalChange() }
        // An index that can be written but not read is unusable.
        guard let snapshot = try? index.snapshot() else { return nil }
        if isComplete { failures = 0 }
        changes += 1
        // Another process may have written to the index, before or since.
        let isOurs = shown?.version == written.before && snapshot.version == written.after
        defer {
            shown = snapshot
            isShownDamaged = false
        }
        return isOurs
            ? written.change : snapshot.difference(from: shown, isDamaged: isShownDamaged)
    }

    private static let few = 1_000

    /// Notes that every file was read, so that the index is complete with the last write.
    func complete() {
        isRebuilding = false
        isComplete = true
    }

    /// Remembers the signatures of files of a batch, so that they are not read back immediately.
    func remember(_ files: [IndexedFile], in folder: Folder) {
        for file in files { justWritten[file.name] = folder.stamp(of: file.name) }
    }

    /// Forgets the signatures of recent files, once the clock of the file system has advanced.
    func forgetJustWritten() {
        justWritten = [:]
    }

    /// Whether a file is unchanged since this program wrote it recently.
    func isJustWritten(_ name: String, in folder: Folder) -> Bool {
        guard let stamp = justWritten[name], intact != nil else { return false }
        return folder.stamp(of: name)?.isUnchanged(since: stamp) == true
    }

    /// Whether a file need not be read, since its signature is known.
    func isKnown(_ name: String, in folder: Folder) -> Bool {
        if isJustWritten(name, in: folder) { return true }
        guard let known = try? opened?.stamp(of: name), let now = folder.stamp(of: name) else {
            return false
        }
        return known.isUnchanged(since: now)
    }

    /// Counts the files with these names and all files in the index, or returns `nil` if that
    /// fails.
    func counts(of names: [String]) -> (named: FileCount, all: FileCount)? {
        intact.flatMap { try? $0.counts(of: names) }
    }

    /// Marks these files as vanished, and no others, for the next start.
    func markVanished(_ names: Set<String>) {
        try? intact?.markVanished(names)
    }

    /// Returns the files that may be copies of these kept by sync programs, and that depend on them
    /// therefore.
    func copies(of names: Set<String>) -> Set<String> {
        guard let intact else { return [] }
        let named = ((try? intact.namesOfNamedCopies()) ?? []).filter {
            !names.isDisjoint(with: ConflictCopy.originals(of: $0))
        }
        return Set(named).union(
            names.flatMap { name in
                ((try? intact.names(besideStem: String(name.dropLast(".ics".count)))) ?? [])
                    .filter { $0 != name && ConflictCopy.originals(of: $0).contains(name) }
            })
    }

    /// Cuts the log of the index.
    /// - Returns: False if another connection still reads from the log.
    @discardableResult
    func tidy() -> Bool {
        opened?.tidy(shown) ?? true
    }
}
