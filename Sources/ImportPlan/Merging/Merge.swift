import Domain

/// Takes what a source says of an entry over into the entry as it is here.
///
/// What was changed here stays. What changed only there since the last import is taken over, and
/// so is what is blank here and never was otherwise. A blank there changes nothing.
struct Merge: Sendable {
    /// What the source says, as a file can hold it.
    let said: Entry
    /// Nil where nothing should tell later that it was imported.
    let origin: ImportOrigin?
    /// Whether somebody chose the entry, so that it is remembered even where nothing else changes.
    var isChosen = false
    /// Whether somebody said that what the source says counts.
    var isTaking = false
    /// Whether the source called the entry by another name before.
    var isRenamed = false
    /// Whether what the source says may be older than what it said last.
    var isFilling = false

    struct Change: Equatable {
        var entry: Entry
        /// Names of fields that were blank.
        var filled: [String] = []
        /// Names of fields that the source had changed.
        var updated: [String] = []
        /// Names of fields that were changed there too, and stay as they are here.
        var kept: [String] = []
        /// Whether the entry is another one now.
        var isDifferent = false
    }

    func callAsFunction(_ ours: Entry) -> Change {
        guard ours.kind == said.kind else { return Change(entry: ours) }
        let base = (mark(of: ours) ?? formerMark(of: ours))?.said ?? [:]
        var outcome = Change(entry: ours)
        for field in MergedField.all(of: said.kind) { merge(field, base: base, into: &outcome) }
        mergeTags(base: base[MergedField.tags], into: &outcome)
        let isMarkDue = isChosen && origin != nil && mark(of: ours) == nil
        guard !outcome.filled.isEmpty || !outcome.updated.isEmpty || isMarkDue,
            outcome.entry.isPossible
        else { return Change(entry: ours, kept: outcome.kept) }
        outcome.entry = outcome.entry.with(imports: marks(of: outcome.entry, base: base))
        outcome.isDifferent = outcome.entry != ours
        return outcome
    }

    /// The entry by itself, for a journal that has none like it.
    /// - Parameter texts: those of all its fields.
    func new(saying texts: [String?]) -> Entry {
        guard let origin else { return said }
        var words: [String: String] = [:]
        for (field, text) in zip(MergedField.all(of: said.kind), texts) {
            if let text { words[field.name] = Fingerprint.short(of: text) }
        }
        return said.with(imports: marks(of: said, of: origin, saying: words))
    }

    private func merge(_ field: MergedField, base: [String: String], into outcome: inout Change) {
        guard let theirs = field.text(said) else { return }
        let ours = field.text(outcome.entry)
        guard ours != theirs else { return }
        let last = base[field.name]
        if ours == nil, last == nil {
            outcome.filled.append(field.label)
        } else if last == Fingerprint.short(of: theirs) {
            return
        } else if isTaking
            || !isFilling && last.map({ $0 == ours.map(Fingerprint.short) }) ?? false
        {
            outcome.updated.append(field.label)
        } else {
            outcome.kept.append(field.label)
            return
        }
        field.copy(said, &outcome.entry)
    }

    private func mergeTags(base: String?, into outcome: inout Change) {
        let theirs = said.tags
        guard !theirs.isEmpty, base != Fingerprint.short(of: theirs.comparableText) else {
            return
        }
        let known = Set(outcome.entry.tags.map(Folded.text))
        let missing = theirs.filter { !known.contains(Folded.text($0)) }
        guard !missing.isEmpty else { return }
        outcome.entry = outcome.entry.with(tags: outcome.entry.tags + missing)
        outcome.filled.append(MergedField.tags)
    }

    private func mark(of entry: Entry) -> ImportMark? {
        guard let origin else { return nil }
        return entry.imports.first { ImportOrigin($0) == origin }
    }

    private func formerMark(of entry: Entry) -> ImportMark? {
        guard let origin, isRenamed else { return nil }
        return entry.imports.first { $0.source == origin.source && !$0.key.isEmpty }
    }

    /// The marks of an entry with what is said now where both agree.
    private func marks(of entry: Entry, base: [String: String]) -> [ImportMark] {
        var words = base
        for field in MergedField.all(of: said.kind) {
            guard let theirs = field.text(said), theirs == field.text(entry) else { continue }
            words[field.name] = Fingerprint.short(of: theirs)
        }
        return marks(of: entry, of: origin, saying: words)
    }

    private func marks(
        of entry: Entry, of origin: ImportOrigin?, saying words: [String: String]
    ) -> [ImportMark] {
        var marks = entry.imports
        for mark in said.imports where !marks.contains(where: { $0.isOfSameOrigin(as: mark) }) {
            marks.append(mark)
        }
        guard let origin else { return marks }
        var words = words
        if !said.tags.isEmpty {
            words[MergedField.tags] = Fingerprint.short(of: said.tags.comparableText)
        }
        let mark = ImportMark(source: origin.source, key: origin.key, said: words)
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
    /// The same for the same tags in another order.
    fileprivate var comparableText: String { sorted().joined(separator: "\n") }
}
