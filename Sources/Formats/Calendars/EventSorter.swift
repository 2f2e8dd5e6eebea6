import Domain

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

    /// - Parameter gazetteer: the airports, by whose codes in a title a flight is recognised.
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
        if count + contents.unreadable.count == earlier { contents.refuseEmpty(file) }
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
