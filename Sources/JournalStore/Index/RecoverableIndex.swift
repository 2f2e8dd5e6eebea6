import Domain
import Logging

/// The index of a journal whatever becomes of its files: it is opened again where it failed or
/// somebody deleted it, and what is shown stays until the new one is complete.
final class RecoverableIndex {
    private let place: JournalPlace
    private let log: Logger
    /// Called whenever the index is of no use any more, and everything should be looked at.
    var onFailure: @Sendable () -> Void = {}
    /// The index that was opened last, if it is of any use.
    var intact: Index? { opened.flatMap { $0.isIntact ? $0 : nil } }
    private var opened: Index?
    /// The index to look things up in, which is not made for that; `nil` if none is of any use.
    var known: Index? {
        opened == nil ? Index.kept(of: place.folder, in: place.cache, log: log) : intact
    }
    /// Whether anybody wants to know what is in the journal. It is not opened for who only writes:
    /// whoever opens it next finds out by a look at the folder.
    private var isWanted = false
    /// The snapshot that everybody has been told of; nil if there is no folder.
    private(set) var shown: IndexSnapshot?
    /// How often something was different after a write.
    private(set) var changes = 0
    /// Whether every file of the folder was looked at.
    private(set) var isComplete = false
    /// Whether the index was lost: what is shown stays until the new one is complete.
    private var isRebuilding = false
    /// Whether that was because it failed: what is shown may be damaged.
    private var isShownDamaged = false
    /// How often the index failed since it was complete.
    private var failures = 0
    /// Files that nobody need read again as long as they look like this, although clocks of file
    /// systems have not moved on since they were written.
    private var justWritten: [String: FileSignature] = [:]

    init(of place: JournalPlace, log: Logger) {
        self.place = place
        self.log = log
    }

    /// The index, opened again where it is of no use; nil where that fails again and again.
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
        // A disk that is full or broken stays so: after a second try the index goes elsewhere.
        guard failures < Self.mostFailures else { return nil }
        opened = try? Index.open(
            journal: place.folder, cache: failures < 2 ? place.cache : nil, replacing: hasFailed,
            log: log, onFailure: onFailure)
        return opened
    }

    private static let mostFailures = 5

    /// Whether it failed, and it makes sense to look at everything once more.
    var isWorthAnotherLook: Bool { opened?.isIntact == false && failures < Self.mostFailures }

    /// Shows what it knows, before the folder is looked at.
    func show() {
        shown = open().flatMap { try? $0.snapshot() }
    }

    /// Shows nothing any more; returns what was shown.
    func hide() -> Set<EntryID> {
        defer { shown = nil }
        return Set((shown?.names ?? []).map { EntryID($0) })
    }

    /// Writes what became of files, and shows it; nil where that cannot be done now, or nobody wants it.
    func write(_ files: [IndexedFile]) -> JournalChange? {
        if let opened, !opened.isIntact {
            onFailure()
            return nil
        }
        guard isWanted, let index = open() else { return nil }
        // Where much is read its reader tidies up; there are larger pieces then.
        if files.count < Self.few, index.hasLongLog { tidy() }
        guard let written = try? index.write(files) else { return nil }
        guard !isRebuilding, written.after != shown?.version else { return JournalChange() }
        // An index that can be written but not read is of no use.
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

    /// Every file was looked at: what it holds when the last of them is written is the folder.
    func complete() {
        isRebuilding = false
        isComplete = true
    }

    /// So many files were written a moment ago that they are not to be read back at once.
    func remember(_ files: [IndexedFile], in folder: Folder) {
        for file in files { justWritten[file.name] = folder.stamp(of: file.name) }
    }

    /// From here on, clocks of file systems have moved on, and looks can be trusted.
    func forgetJustWritten() {
        justWritten = [:]
    }

    /// Whether a file is as it was left a moment ago.
    func isJustWritten(_ name: String, in folder: Folder) -> Bool {
        guard let stamp = justWritten[name], intact != nil else { return false }
        return folder.stamp(of: name)?.isUnchanged(since: stamp) == true
    }

    /// Whether a file need not be read.
    func isKnown(_ name: String, in folder: Folder) -> Bool {
        if isJustWritten(name, in: folder) { return true }
        guard let known = try? opened?.stamp(of: name), let now = folder.stamp(of: name) else {
            return false
        }
        return known.isUnchanged(since: now)
    }

    /// Counts these files, and all that it knows; `nil` if it cannot be read.
    func counts(of names: [String]) -> (named: FileCount, all: FileCount)? {
        intact.flatMap { try? $0.counts(of: names) }
    }

    /// Marks these files as vanished, and no others, for the next start.
    func markVanished(_ names: Set<String>) {
        try? intact?.markVanished(names)
    }

    /// The files that may be copies of these, which sync programs keep: what they are depends on them.
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

    /// Cuts its log; false where others still read from it.
    @discardableResult
    func tidy() -> Bool {
        opened?.tidy(shown) ?? true
    }
}
