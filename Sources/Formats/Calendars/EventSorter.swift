import Domain
import Foundation
import JournalFormat

/// Sorts the events of calendars into trips, existing entries, and other events.
struct EventSorter {
    private(set) var contents = SourceContents()
    private(set) var count = 0
    private var items = OwnItems()
    private var doubts = DoubtfulEvents()
    private var keys: Set<String> = []
    private var file = ""
    private var authors: [String] = []
    /// The number of events and defects before the present file.
    private var earlier = 0
    private let gazetteer: any FindsPlaces

    init(gazetteer: any FindsPlaces) {
        self.gazetteer = gazetteer
    }

    mutating func begin(_ file: String) {
        self.file = file
        authors = []
        earlier = count + contents.unreadable.count
    }

    mutating func sort(_ event: SortedEvent) {
        count += 1
        if items.takes(event) { return }
        closeItem()
        if let outcome = event.outcome {
            sort(event, outcome)
        } else {
            items.open(event)
        }
    }

    /// Has the picture of an event stored with its film. A damaged picture is no reason to leave
    /// the film out.
    mutating func keep(
        _ picture: InlinePicture, of event: inout SortedEvent, from pictures: CalendarPictures
    ) async {
        guard case .success(.film(let film))? = event.own?.entry else {
            return leaveOut(event, .pictureOfNoFilm)
        }
        guard let ticket = await pictures.ticket(picture, of: film, at: event.place) else {
            return leaveOut(event, .noPicture)
        }
        event.storedFile = ticket.placeholder
        contents.tickets.append(ticket)
    }

    mutating func end() {
        closeItem()
        if count + contents.unreadable.count == earlier { contents.refuse(file: file, .nothing) }
        contents.sources.append(.calendar(file, by: authors))
    }

    mutating func finish(answers: ImportAnswers) {
        doubts.resolve(answers: answers, into: &contents)
    }

    mutating func report(_ defect: CalendarDefect, _ row: ImportRow) {
        contents.refuse(row, .content(defect))
    }

    private mutating func closeItem() {
        guard let (event, result) = items.close() else { return }
        switch result {
        case .success(let file):
            contents.files.append(file)
            addAuthor("Counterfoil")
        case .failure where !event.isMarked:
            // The category of that name belongs to another program.
            sort(event, event.outcomeAsForeign(gazetteer))
        case .failure(let defect):
            report(defect, ImportRow(event.kind, at: event.place, title: event.title))
        }
    }

    private mutating func sort(_ event: SortedEvent, _ outcome: SortedEvent.Outcome) {
        switch outcome {
        case .noTrip(let reason): leaveOut(event, reason)
        case .unreadable(let defect): report(defect, event.row)
        case .perhaps(let form, let found):
            if isFirst(event) { doubts.add(event, form, found) }
        case .trip(let found, let author):
            guard isFirst(event) else { return }
            contents.records += found
            addAuthor(author)
        }
    }

    private mutating func isFirst(_ event: SortedEvent) -> Bool {
        if keys.insert(event.key).inserted { return true }
        leaveOut(event, .twiceInCalendar)
        return false
    }

    private mutating func leaveOut(_ event: SortedEvent, _ reason: RowReason) {
        contents.leaveOut(event.row, reason)
    }

    private mutating func addAuthor(_ author: String) {
        if !authors.contains(author) { authors.append(author) }
    }
}

/// Components that are entries, which are taken over unchanged.
struct OwnItems {
    /// The greatest size of an item, in bytes.
    private static let most = 4 << 20

    private var item: (event: SortedEvent, bytes: [UInt8])?
    private var names: Set<String> = []
    /// The number of items with each UID.
    private var counts: [String: Int] = [:]

    mutating func open(_ event: SortedEvent) {
        item = (event, event.bytes)
    }

    /// Adds a component that belongs to the item before it, such as a changed occurrence of a
    /// recurring event, because one file holds all components of a UID.
    ///
    /// - Returns: whether it belongs there.
    mutating func takes(_ event: SortedEvent) -> Bool {
        guard let item, !item.event.uid.isEmpty, event.uid == item.event.uid,
            !event.isOwn || event.isOccurrence,
            item.bytes.count + event.bytes.count <= Self.most
        else { return false }
        self.item?.bytes += event.bytes
        return true
    }

    mutating func close() -> (event: SortedEvent, file: Result<ImportedFile, CalendarDefect>)? {
        guard let (event, bytes) = item else { return nil }
        item = nil
        let known = bytes.count == event.bytes.count ? event.own : nil
        let own = known ?? OwnContent(bytes, event.frame)
        let file = own.entry.map { entry in
            var entry = entry
            entry.storedFile = event.storedFile ?? entry.storedFile
            return ImportedFile(
                place: event.place, source: event.place.file, name: name(for: event.uid),
                content: own.bytes, entry: entry, uid: own.uid)
        }
        return (event, file)
    }

    /// Returns a file name that is always the same for a UID, so that a repeated import finds its
    /// files. It is never a path from the imported file.
    private mutating func name(for uid: String) -> String {
        var count = counts[uid, default: 0]
        var name: String
        repeat {
            count += 1
            name = Self.fileName(for: count == 1 ? uid : "\(uid) \(count)")
        } while !names.insert(name).inserted
        counts[uid] = count
        return name
    }

    /// Returns the UID itself if it is a UUID, as in Counterfoil's own files, or else a name
    /// derived from its characters that does not reveal them.
    private static func fileName(for uid: String) -> String {
        let isOurs = uid.utf8.count == 36 && UUID(uuidString: uid) != nil
        return (isOurs ? uid : MadeUID.text(of: uid)) + ".ics"
    }
}

/// Components that form one entry, as a calendar of their own like a new entry's.
struct OwnContent: Sendable {
    let bytes: [UInt8]
    let entry: Result<Entry, CalendarDefect>
    let uid: String?

    init(_ components: [UInt8], _ frame: CalendarFrame) {
        let isUnix = components.firstIndex(of: 0x0A).map { $0 == 0 || components[$0 - 1] != 0x0D }
        let end = isUnix ?? false ? "\n" : "\r\n"
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product, ""]
        var content = Array(head.joined(separator: end).utf8)
        for name in ZoneNames.all(in: components) {
            content += frame.zones.definitions[name] ?? []
        }
        content += components
        if content.last != 0x0A { content += Array(end.utf8) }
        content += Array(("END:VCALENDAR" + end).utf8)
        bytes = content
        uid = CalendarUID.first(in: content)
        entry = Result { () throws(CalendarDefect) in try EntryText.entry(of: content) }
    }
}
