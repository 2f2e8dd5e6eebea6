public import Domain
import Foundation
internal import JournalFormat
public import Signals
public import Testing
internal import Wording

/// A journal in memory. It behaves like the real one, and a test decides when a write succeeds,
/// fails or is delayed.
@MainActor
public final class JournalDouble: Journal, WritesBatches, RepeatsBatches, ReadsManyEntries,
    StoresListFiles, FindsFilms, ConfirmsRemovals, IndexesJournal
{
    public var condition = JournalCondition(folder: .ready)
    public var changes: Signal<JournalChange> { changeEmitter.signal }

    /// Is called once, after values were read for the first time and before they are returned.
    public var afterValues: (() -> Void)?
    /// The error that every write throws while it is set, without a change.
    public var failure: JournalError?
    /// The error with which the last batch is asked for, or `nil` to answer.
    public var batchFailure: JournalError?
    /// The errors for missing entries that another program has not removed.
    public var defects: [EntryID: JournalError] = [:]
    /// The gate that holds up writes.
    public let writeGate = Gate<EntryID?>()
    /// The gate that holds up `entry(_:)`, which then returns the entry at the time of the request.
    public let readGate = Gate<EntryID>()
    /// The gate that holds up `listing(matching:)`, which then returns the listing at the time of
    /// the request.
    public let listingGate = Gate<EntryQuery>()
    /// The gate that holds up `wishes()`, which then returns the films at the time of the request.
    public let wishesGate = Gate<EntryKind>()
    /// The gate that holds up `viewings(of:year:)`, which then returns the viewings at the time of
    /// the request.
    public let viewingsGate = Gate<String>()
    /// Whether listings are available without delay.
    public var answersAtOnce = false
    /// The doubts about each search.
    public var doubts: [String: [SearchDoubt]] = [:]
    /// The writes that are pending beside those of single calls.
    public let pendingWrites = PendingWrites()
    /// Every entry that was read, in order.
    public private(set) var reads: [EntryID] = []
    /// Every write that succeeded, in order.
    public private(set) var writes: [Write] = []

    public enum Write: Hashable, Sendable {
        case add(EntryID)
        case change(EntryID)
        case delete(EntryID)
        case restore(EntryID)
        case batch(WrittenBatch.ID)
        case takeBack(WrittenBatch.ID)
        case writeList(String)
        case removeList(String)
        case restoreList(String)
        case answer(ListAnswer)
        case join(CopyFile)
        case separate(CopyFile)
    }

    /// The comparisons of copies with their entries, by the copies' files.
    public var comparisons: [CopyFile: CopyComparison] = [:]
    /// The choices of the last join.
    public internal(set) var choices: TextChoices?
    /// The lists by their names.
    public var lists: [String: [UInt8]] = [:]
    public var answers: [ListAnswer] = []

    /// Returns the content of an entry's file, for tests of formats that copy files.
    public var content: @Sendable (Entry, EntryID) throws -> [UInt8] = { _, _ in [] }
    var entries: [EntryID: Entry]
    private let changeEmitter = Emitter<JournalChange>()
    /// The batches that can be undone, the oldest first.
    var batches: [DoneBatch] = []
    /// The number of each entry in the order of additions.
    private(set) var additions: [EntryID: Int] = [:]
    private let arrivals = Arrivals()
    private var addedCount = 0
    /// The UIDs of items that another program put here, or that were restored. All others have the
    /// names of their files.
    private var foreignUIDs: [EntryID: String] = [:]

    public init(_ entries: [EntryID: Entry] = [:]) { self.entries = entries }

    public func confirmVanished() async { condition.folder = .ready }

    /// The present entry of an id.
    public subscript(id: EntryID) -> Entry? { entries[id] }

    public func entry(_ id: EntryID) async -> Entry? {
        let entry = entries[id]
        await readGate.pass(id)
        reads.append(id)
        arrivals.happened()
        return entry
    }

    public func defect(of id: EntryID) async -> JournalError? {
        entries[id] == nil ? defects[id] ?? .entryGone(id) : nil
    }

    public func pauseIndexing() {}
    public func resumeIndexing() {}
}

extension JournalDouble {
    /// Returns the texts that would be too long for a file.
    public func textsTooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
        EntryText.tooLong(in: entry)
    }

    public func withUndoGroup<Result>(
        namedAfter whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result { try await work(self) }

    /// Adds an entry, under the name "entry-1.ics", "entry-2.ics" and so on.
    public func add(_ entry: Entry) async throws(JournalError) -> EntryID {
        try await beginWrite(nil)
        let entry = try asWritten(entry)
        let id = newID()
        entries[id] = entry
        finish(.add(id), JournalChange(added: [id]))
        return id
    }

    public func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        try await beginWrite(id)
        guard let old = entries[id] else { throw .entryGone(id) }
        let new = change(old)
        try check(new, over: old)
        guard new != old else {
            finish(.change(id), nil)
            return old
        }
        entries[id] = new
        finish(.change(id), JournalChange(changed: [id], written: [id: new]))
        return new
    }

    public func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        try await beginWrite(id)
        guard let entry = entries[id] else { throw .entryGone(id) }
        entries[id] = nil
        finish(.delete(id), JournalChange(removed: [id]))
        return DeletedEntry(id: id, entry: entry, content: Array(uid(of: id).utf8))
    }

    /// Restores an entry, under another name if its own is taken. If the same item is there with
    /// another text, that stays. Unlike a folder's journal, it does not look for the item under
    /// other names.
    @discardableResult
    public func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        try await beginWrite(deleted.id)
        if entries[deleted.id] == deleted.entry {
            finish(.restore(deleted.id), nil)
            return deleted.id
        }
        let isThere = entries[deleted.id] != nil
        guard !isThere || Array(uid(of: deleted.id).utf8) != deleted.content else {
            throw .placeTaken(
                deleted.id, title: entries[deleted.id]?.nameInList, kept: "/removed/\(deleted.id)")
        }
        let id = isThere ? EntryID("back-\(deleted.id)") : deleted.id
        entries[id] = deleted.entry
        foreignUIDs[id] = String(decoding: deleted.content, as: UTF8.self)
        finish(.restore(id), JournalChange(added: [id]))
        return id
    }

    public func isBack(_ deleted: DeletedEntry) async -> Bool {
        entries[deleted.id] == deleted.entry
    }

    /// Throws the reason why a file would not accept the entry. Zones that a file defines itself
    /// stay.
    func check(_ entry: Entry, over old: Entry) throws(JournalError) {
        guard old.kind == entry.kind else {
            throw .invalid(.anotherKind(from: old.kind))
        }
        _ = try asWritten(entry)
    }

    /// Returns the entry as it would be read from a new file, by the rules of files.
    func asWritten(_ entry: Entry) throws(JournalError) -> Entry {
        let entry = entry.asInNewFile
        do throws(CalendarDefect) { try entry.validate() } catch { throw .invalid(error) }
        if let tooLong = EntryText.tooLong(in: entry).values.first { throw .invalid(tooLong) }
        return entry
    }

    /// Adds or changes an entry as another program does, or removes it if `entry` is `nil`.
    public func put(_ entry: Entry?, as id: EntryID) {
        let existed = entries[id] != nil
        if !existed { foreignUIDs[id] = "foreign \(id)" }
        entries[id] = entry
        switch (existed, entry) {
        case (false, nil): break
        case (true, nil): changeEmitter.emit(JournalChange(removed: [id]))
        case (true, _): changeEmitter.emit(JournalChange(changed: [id]))
        case (false, _): changeEmitter.emit(JournalChange(added: [id]))
        }
    }

    /// Restores a deleted item with another text, as another program does.
    public func bringBack(_ deleted: DeletedEntry, saying entry: Entry) {
        put(entry, as: deleted.id)
        foreignUIDs[deleted.id] = String(decoding: deleted.content, as: UTF8.self)
    }

    private func uid(of id: EntryID) -> String { foreignUIDs[id] ?? id.rawValue }

    /// Waits until at least that many writes have succeeded.
    public func untilWritten(_ count: Int, at place: SourceLocation = #_sourceLocation) async {
        await arrivals.until(
            { [weak self] in (self?.writes.count ?? count) >= count },
            orSay: { "\(count) writes were expected, and came: \(writes)" }, at: place)
    }

    /// Waits until at least that many entries have been read.
    public func untilRead(_ count: Int, at place: SourceLocation = #_sourceLocation) async {
        await arrivals.until(
            { [weak self] in (self?.reads.count ?? count) >= count },
            orSay: { "\(count) reads were expected, and came: \(reads)" }, at: place)
    }

    /// Emits a change unmodified, for batches and conditions.
    public func report(_ change: JournalChange) { changeEmitter.emit(change) }

    func newID() -> EntryID {
        addedCount += 1
        let id = EntryID("entry-\(addedCount).ics")
        additions[id] = addedCount
        return id
    }

    func beginWrite(_ id: EntryID?) async throws(JournalError) {
        await writeGate.pass(id)
        if let failure { throw failure }
    }

    /// - Parameter change: the change to report, or `nil` without a difference.
    func finish(_ write: Write, _ change: JournalChange?) {
        writes.append(write)
        if let change { changeEmitter.emit(change) }
        arrivals.happened()
    }
}
