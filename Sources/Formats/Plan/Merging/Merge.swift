import Domain
import JournalFormat

/// Merges the source's version of an entry into the journal's.
///
/// A value that was changed in the journal is kept. A value that changed only in the source since
/// the last import is taken, and so is one that was always blank in the journal. A blank value in
/// the source changes nothing.
struct Merge: Sendable {
    /// The source's version of the entry, as a file can hold it.
    let said: Entry
    /// The origin to record, or `nil` if the import should leave no trace.
    let origin: ImportOrigin?
    /// Whether the user chose the entry, so that the origin is recorded even if nothing else
    /// changes.
    var isChosen = false
    /// Whether the user chose the source's values.
    var isTaking = false
    /// Whether the source had another key for the entry before.
    var isRenamed = false
    /// Whether the source's values may be older than its last ones.
    var isFilling = false
    var times = Times.exact

    /// The way in which times of the same clock in other zones are compared.
    enum Times {
        /// A time without a zone is another time than one with a zone.
        case exact
        /// A time without a zone is the same as one of the journal with a zone.
        case said
        /// The zones were looked up, so that the clocks are the same times in any zone.
        case ofPlaces
    }

    struct Change: Equatable {
        var entry: Entry
        var filled: [FieldName] = []
        /// The fields that the source had changed.
        var updated: [FieldName] = []
        /// The fields that were changed on both sides and keep the journal's values.
        var kept: [FieldName] = []
        var isDifferent = false
    }

    func callAsFunction(_ ours: Entry) -> Change {
        guard ours.kind == said.kind else { return Change(entry: ours) }
        let base = (mark(of: ours) ?? formerMark(of: ours))?.said ?? [:]
        var change = Change(entry: ours)
        // The entry is a film to see, and this is its viewing.
        let isSeen = ours.isWanted && !said.isWanted
        if case .film(let film) = ours, isSeen { change.entry = .film(film.watched(on: nil)) }
        for field in MergedField.all(of: said.kind) { merge(field, base: base, into: &change) }
        for field in MergedField.filled(of: said.kind) { fill(field, in: &change) }
        completeZones(in: &change)
        mergeTags(base: base[MergedField.tags], into: &change)
        let isMarkDue = isChosen && origin != nil && mark(of: ours) == nil
        guard !change.filled.isEmpty || !change.updated.isEmpty || isMarkDue || isSeen,
            change.entry.isPossible
        else { return Change(entry: ours, kept: change.kept) }
        change.entry = change.entry.with(imports: marks(of: change.entry, base: base))
        change.isDifferent = change.entry != ours
        return change
    }

    /// Returns the entry for a journal that has none like it.
    ///
    /// - Parameter texts: The texts of all its fields.
    func new(texts: [String?]) -> Entry {
        guard let origin else { return said }
        var fingerprints: [String: String] = [:]
        for (field, text) in zip(MergedField.all(of: said.kind), texts) {
            if let text { fingerprints[field.name] = Fingerprint.short(of: text) }
        }
        return said.with(imports: marks(of: said, of: origin, fingerprints: fingerprints))
    }

    private func merge(_ field: MergedField, base: [String: String], into change: inout Change) {
        guard let theirs = field.text(said) else { return }
        let ours = field.text(change.entry)
        guard !field.isSame(ours, theirs), !isSameClock(field, theirs, change.entry) else { return }
        let last = base[field.name]
        if ours == nil, last == nil {
            change.filled.append(field.field)
        } else if last == Fingerprint.short(of: theirs) || isOfLastClock(field, last) {
            return
        } else if isTaking
            || !isFilling && last.map({ $0 == ours.map(Fingerprint.short) }) ?? false
        {
            change.updated.append(field.field)
        } else {
            change.kept.append(field.field)
            return
        }
        field.copy(said, &change.entry)
    }

    /// Whether the journal's time has the source's clock, and no zone that the source itself says
    /// differs.
    private func isSameClock(_ field: MergedField, _ theirs: String, _ ours: Entry) -> Bool {
        guard times != .exact, let clock = field.clock(said), clock == field.clock(ours) else {
            return false
        }
        return times == .ofPlaces || theirs == clock
    }

    /// Whether the source had the same clock at the last import, when its zone was not looked up.
    private func isOfLastClock(_ field: MergedField, _ last: String?) -> Bool {
        times == .ofPlaces && last != nil && last == field.clock(said).map(Fingerprint.short)
    }

    /// Gives times without a zone the zone that was looked up, once another time is taken over with
    /// its zone.
    private func completeZones(in change: inout Change) {
        guard times == .ofPlaces else { return }
        let fields = MergedField.all(of: said.kind).filter { $0.clock(said) != nil }
        guard fields.contains(where: { (change.filled + change.updated).contains($0.field) }) else {
            return
        }
        for field in fields where field.text(change.entry) == field.clock(said) {
            field.copy(said, &change.entry)
        }
    }

    private func fill(_ field: MergedField, in change: inout Change) {
        guard field.text(said) != nil, field.text(change.entry) == nil else { return }
        change.filled.append(field.field)
        field.copy(said, &change.entry)
    }

    private func mergeTags(base: String?, into change: inout Change) {
        let theirs = said.tags
        guard !theirs.isEmpty, base != Fingerprint.short(of: theirs.comparableText) else {
            return
        }
        let known = Set(change.entry.tags.map(Folded.text))
        let missing = theirs.filter { !known.contains(Folded.text($0)) }
        guard !missing.isEmpty else { return }
        change.entry = change.entry.with(tags: change.entry.tags + missing)
        change.filled.append(.tags)
    }

    private func mark(of entry: Entry) -> ImportMark? {
        guard let origin else { return nil }
        return entry.imports.first { ImportOrigin($0) == origin }
    }

    private func formerMark(of entry: Entry) -> ImportMark? {
        guard let origin, isRenamed else { return nil }
        return entry.imports.first {
            $0.source == origin.source && !$0.key.isEmpty
                && ImportOrigin.isOnWatchlist($0.key) == said.isWanted
        }
    }

    /// Returns the marks of an entry, with current fingerprints for fields in which both versions
    /// agree.
    private func marks(of entry: Entry, base: [String: String]) -> [ImportMark] {
        var fingerprints = base
        for field in MergedField.all(of: said.kind) {
            guard let theirs = field.text(said), field.isSame(theirs, field.text(entry)) else {
                continue
            }
            fingerprints[field.name] = Fingerprint.short(of: theirs)
        }
        return marks(of: entry, of: origin, fingerprints: fingerprints)
    }

    private func marks(
        of entry: Entry, of origin: ImportOrigin?, fingerprints: [String: String]
    ) -> [ImportMark] {
        var marks = entry.imports
        for mark in said.imports where !marks.contains(where: { $0.isOfSameOrigin(as: mark) }) {
            marks.append(mark)
        }
        guard let origin else { return marks }
        var fingerprints = fingerprints
        if !said.tags.isEmpty {
            fingerprints[MergedField.tags] = Fingerprint.short(of: said.tags.comparableText)
        }
        let mark = ImportMark(source: origin.source, key: origin.key, said: fingerprints)
        if let place = marks.firstIndex(where: { ImportOrigin($0) == origin }) {
            marks[place] = mark
        } else {
            marks.append(mark)
        }
        return marks
    }
}

extension ImportMark {
    fileprivate func isOfSameOrigin(as other: ImportMark) -> Bool {
        ImportOrigin(self) == ImportOrigin(other)
    }
}

extension [String] {
    /// The tags as one text, regardless of their order.
    fileprivate var comparableText: String { sorted().joined(separator: "\n") }
}

extension Entry {
    func with(tags: [String]) -> Entry {
        switch self {
        case .film(var film):
            film.tags = tags
            return .film(film)
        case .trip(var trip):
            trip.tags = tags
            return .trip(trip)
        case .pass(var pass):
            pass.tags = tags
            return .pass(pass)
        case .claim(var claim):
            claim.tags = tags
            return .claim(claim)
        }
    }

    func with(imports: [ImportMark]) -> Entry {
        switch self {
        case .film(var film):
            film.imports = imports
            return .film(film)
        case .trip(var trip):
            trip.imports = imports
            return .trip(trip)
        case .pass(var pass):
            pass.imports = imports
            return .pass(pass)
        case .claim(var claim):
            claim.imports = imports
            return .claim(claim)
        }
    }

    /// The reason why it cannot be written as an entry, or `nil` if it can.
    var defect: CalendarDefect? { EntryText.defect(of: withoutPlaceholderTicket) }

    var isPossible: Bool { defect == nil }

    /// The day or time of the entry, or `nil` if it is unknown.
    var rowTime: ImportTime? {
        switch self {
        case .film(let film): film.watched.map { .day($0) }
        case .trip(let trip): .clock(trip.departure)
        case .pass, .claim: day.map { .day($0) }
        }
    }
}
