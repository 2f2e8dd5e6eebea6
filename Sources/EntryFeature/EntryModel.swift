public import Domain
public import Signals

/// Holds an entry and those related to it. The pages of its screen observe it, and make their
/// changes through it.
public protocol HoldsEntry<Content, Change>: AnyObject {
    associatedtype Content: EntryContent
    associatedtype Change

    var id: EntryID { get }
    /// The controller of the entry, whose model is `nil` until the entry has been read.
    var controller: ModelController<Content?, Change> { get }
    /// The other entries of the day, in the order of the list.
    var sameDay: [EntrySummary] { get }
    /// The other viewings of a film, in the order of the list; a trip has none.
    var otherViewings: [EntrySummary] { get }
    /// The journey of which a trip is a leg, or `nil` for any other entry.
    var journey: Journey? { get }
    /// The season tickets that may cover a trip, or none if it was taken on another ticket.
    var passes: KnownPasses { get }
    /// The entries that a claim is for, as far as they are in the journal.
    var claimed: [EntrySummary] { get }
    /// The state of the journal's folder, which decides whether the entry can be changed.
    var folder: JournalCondition.Folder { get }
    /// Posts when related entries or `folder` change and the entry itself does not.
    var signalRelated: Signal<Void> { get }
    /// Changes the entry. The change is completed even if the screen is replaced or the window
    /// closed meanwhile.
    func change(_ change: Change, orElse failed: @escaping (any Error) -> Void)
}

extension HoldsEntry {
    /// The entry, or `nil` before it has been read.
    public var content: Content? { controller.model }
}

/// An entry of the journal, which follows its changes.
public final class EntryModel<Content: EntryContent, Change>: HoldsEntry {
    public let id: EntryID
    public let controller: ModelController<Content?, Change>
    public var sameDay: [EntrySummary] { related.sameDay }
    public var otherViewings: [EntrySummary] { related.otherViewings }
    public var journey: Journey? { related.journey }
    public var passes: KnownPasses { related.passes }
    public var claimed: [EntrySummary] { related.claimed }
    public var folder: JournalCondition.Folder { journal.condition.folder }
    package var pendingWrites: PendingWrites { journal.pendingWrites }
    public var signalRelated: Signal<Void> { relatedEmitter.signal }

    private let journal: any Journal
    private let relatedEmitter = Emitter<Void>()
    private var related = RelatedEntries()
    /// The facts by which related entries are found, or `nil` before the entry has been read.
    private var relatedKey: RelatedEntriesKey?
    /// The numbers of the latest readings, by which the results of earlier ones are ignored.
    private var latestReading = 0
    private var latestRelatedReading = 0
    private var subscriptions = Subscriptions()

    /// - Parameter commit: writes a change, and returns the changed entry.
    public init(
        _ id: EntryID, in journal: any Journal, commit: @escaping (Change) async throws -> Content
    ) {
        self.id = id
        self.journal = journal
        controller = ModelController(nil) { _, change in try await commit(change) }
    }

    /// Reads the entry, and follows its changes from then on. Returns false if there is no entry of
    /// this kind.
    package func start() async -> Bool {
        subscriptions += journal.changes.onReception § eachTime
            § weakly(self) { $0.journalDidChange }
        await reload(from: nil, reading: nextReading())
        return content != nil
    }

    public func change(_ change: Change, orElse failed: @escaping (any Error) -> Void) {
        Task.immediate { [controller, pendingWrites] in
            // It may have to wait for another change.
            pendingWrites.begin()
            defer { pendingWrites.end() }
            do { try await controller.transform(change) } catch { failed(error) }
        }
    }

    /// An entry that was written here comes with the change, and need not be read again.
    private func journalDidChange(_ change: JournalChange) {
        if change.added.contains(id) || change.changed.contains(id) {
            let (written, reading) = (change.written[id], nextReading())
            Task.immediate { [weak self] in await self?.reload(from: written, reading: reading) }
        }
        // A change of one leg changes the journey of the others.
        let isLeg = relatedKey?.journey.isEmpty == false
        if isLeg || change.concernsEntries(besides: id) {
            Task { [weak self] in await self?.reloadRelated() }
        }
        if change.conditionChanged { relatedEmitter.emit() }
    }

    private func nextReading() -> Int {
        latestReading += 1
        return latestReading
    }

    /// Reads the entry if it did not come with a change. If its day or journey changed, related
    /// entries are read before it is shown, unless the change was made here.
    private func reload(from written: Entry?, reading: Int) async {
        let known = if let written { written } else { await journal.entry(id) }
        guard reading == latestReading, let entry = known, let content = Content(entry) else {
            return
        }
        let (place, before) = (RelatedEntriesKey(entry), related)
        if place != self.relatedKey {
            var (others, relatedReading) = (related, 0)
            // A change that arrives meanwhile may concern the new place.
            repeat {
                relatedReading = latestRelatedReading
                others = await self.others(at: place)
                guard reading == latestReading else { return }
            } while relatedReading != latestRelatedReading
            latestRelatedReading += 1
            (self.relatedKey, related) = (place, others)
        }
        // A change that was made here may be on show before its related entries are read.
        if content == self.content, related != before { relatedEmitter.emit() }
        controller.update(content)
    }

    private func reloadRelated() async {
        latestRelatedReading += 1
        let relatedReading = latestRelatedReading
        guard let relatedKey else { return }
        let others = await others(at: relatedKey)
        guard relatedReading == latestRelatedReading, others != related else { return }
        related = others
        relatedEmitter.emit()
    }

    private func others(at place: RelatedEntriesKey) async -> RelatedEntries {
        var others = RelatedEntries()
        if let day = place.day {
            others.sameDay = await journal.entries(on: day).filter { $0.id != id }
        }
        if let title = place.title {
            others.otherViewings = await journal.viewings(of: title, year: place.year)
                .filter { $0.id != id }
        }
        if place.isOnSeasonTicket { others.passes = await journal.passes() }
        if !place.journey.isEmpty { others.journey = await wholeJourney() }
        for relation in place.about {
            if let entry = await first(of: relation.ids) { others.claimed.append(entry) }
        }
        return others
    }

    private func first(of ids: [EntryID]) async -> EntrySummary? {
        for id in ids {
            if let entry = await journal.entry(id) { return EntrySummary(id: id, entry: entry) }
        }
        return nil
    }

    private func wholeJourney() async -> Journey? {
        let legs = await journal.journeyLegs(with: id)
        return legs.count > 1 ? Journey(legs) : nil
    }
}

private struct RelatedEntries: Equatable {
    var sameDay: [EntrySummary] = []
    var otherViewings: [EntrySummary] = []
    var journey: Journey?
    var passes = KnownPasses.none
    var claimed: [EntrySummary] = []
}

/// The facts of an entry by which related entries are found.
private struct RelatedEntriesKey: Equatable {
    let day: CalendarDay?
    /// The title of a film.
    var title: String?
    var year: Int?
    /// The id of a trip's journey.
    var journey = ""
    var isOnSeasonTicket = false
    /// The entries that a claim is for.
    var about: [EntryRelation] = []

    init(_ entry: Entry) {
        day = entry.day
        switch entry {
        case .film(let film): (title, year) = (film.title, film.year)
        case .trip(let trip): (journey, isOnSeasonTicket) = (trip.journey, trip.ticket == .season)
        case .claim(let claim): about = claim.about
        case .pass: break
        }
    }
}
