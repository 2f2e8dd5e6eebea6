public import Domain
public import Signals

/// An entry as the journal holds it, with the others of its day: what the pages of its screen
/// observe, and what is changed from there.
public final class EntryModel<Content: EntryContent, Change> {
    public let id: EntryID
    /// Its model is nil until the entry has been read.
    public let controller: ModelController<Content?, Change>
    /// The other entries of the day, in the order of the list.
    public private(set) var sameDay: [EntrySummary] = []
    /// How the journal's folder is, which says whether the entry can be changed now.
    public var folder: JournalCondition.Folder { journal.condition.folder }
    /// Comes when `sameDay` or `folder` is different, and the entry itself is not.
    public var signalSurroundings: Signal<Void> { surroundingsEmitter.signal }

    private let journal: any Journal
    private let surroundingsEmitter = Emitter<Void>()
    private var day: CalendarDay?
    /// Tell a reading, and a look at the day, from what was begun after it.
    private var latestReading = 0
    private var latestLook = 0
    private var subscriptions = Subscriptions()

    /// - Parameter commit: writes a change, and returns what the entry then says.
    public init(
        _ id: EntryID, in journal: any Journal,
        commit: @escaping (Change) async throws -> Content
    ) {
        self.id = id
        self.journal = journal
        controller = ModelController(nil) { _, change in try await commit(change) }
    }

    /// The entry, or nil before it has been read.
    public var content: Content? { controller.model }

    /// Reads the entry, and follows it from then on. False where there is none of its kind.
    package func start() async -> Bool {
        subscriptions +=
            journal.changes.onReception § eachTime § weakly(self, EntryModel.hear)
        await take(nil, nextReading())
        return content != nil
    }

    /// Changes the entry. What was chosen is written even where its screen is replaced meanwhile, or
    /// the window is closed at once.
    public func change(_ change: Change, orElse failed: @escaping (any Error) -> Void) {
        Task.immediate { [controller, journal] in
            await journal.seeThrough {
                do { try await controller.transform(change) } catch { failed(error) }
            }
        }
    }

    /// An entry that was written here comes with the change, and need not be read again.
    private func hear(_ change: JournalChange) {
        if change.added.contains(id) || change.changed.contains(id) {
            let (written, reading) = (change.written[id], nextReading())
            Task.immediate { [weak self] in await self?.take(written, reading) }
        }
        // An import tells of thousands.
        let isAboutOthers = [change.added, change.changed, change.removed].contains {
            $0.count > ($0.contains(id) ? 1 : 0)
        }
        if isAboutOthers { Task { [weak self] in await self?.lookAtDay() } }
        if change.conditionChanged { surroundingsEmitter.emit() }
    }

    private func nextReading() -> Int {
        latestReading += 1
        return latestReading
    }

    /// Adopts what the entry says, or reads it first. On another day there are other entries, which
    /// are shown with it.
    private func take(_ written: Entry?, _ reading: Int) async {
        let known = if let written { written } else { await journal.entry(id) }
        guard reading == latestReading, let entry = known, let content = Content(entry) else {
            return
        }
        if entry.day != day || controller.model == nil {
            let others = await others(on: entry.day)
            guard reading == latestReading else { return }
            latestLook += 1
            (day, sameDay) = (entry.day, others)
        }
        controller.update(content)
    }

    private func lookAtDay() async {
        latestLook += 1
        let look = latestLook
        let others = await others(on: day)
        guard look == latestLook, others != sameDay else { return }
        sameDay = others
        surroundingsEmitter.emit()
    }

    private func others(on day: CalendarDay?) async -> [EntrySummary] {
        guard let day else { return [] }
        return await journal.entries(on: day).filter { $0.id != id }
    }
}
