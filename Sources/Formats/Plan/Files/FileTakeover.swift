import Domain
import JournalFormat

/// The takeover of files of a backup or of Counterfoil's own calendars. Each is in the journal
/// already, is added unchanged, or differs from the journal's.
struct FileTakeover {
    private let files: [ImportedFile]
    private let found: [FoundEntries.File]
    private let choices: ImportChoices
    private let uids: FileUIDs
    private(set) var decisions: [Decision]
    private(set) var additions: [EntryBatch.Addition] = []
    private(set) var changes: [EntryBatch.Change] = []
    private var isAdded: [Bool]
    /// The picture that is stored with each file, or `nil` if none is.
    private var pictures: [TicketFile?]
    /// The pictures of the additions and changes.
    private(set) var placeholders: Set<TicketFile> = []
    /// The rows of files that differ from the journal's.
    private var differing: [ImportRow] = []

    init(of files: [ImportedFile], beside found: [FoundEntries.File], choices: ImportChoices) {
        self.files = files
        self.found = found
        self.choices = choices
        uids = FileUIDs(of: files, beside: found)
        decisions = files.map { _ in .new }
        isAdded = files.map { _ in false }
        pictures = files.map { $0.entry?.placeholderTicket }
    }

    /// The questions that the user has to answer.
    var questions: [ImportQuestion] {
        [
            ImportQuestion.differing(
                Differing.filesID, differing, [Differing.keep, Differing.take, Differing.newer])
        ].compactMap { $0 }
    }

    /// Decides on all files, source by source.
    mutating func decide() {
        var known = FileCandidates(found.map { FileCandidates.Candidate($0, uids) })
        for source in filesBySource where !Task.isCancelled {
            let indices = withoutDuplicates(source)
            let candidates = indices.map { FileCandidates.Candidate(files[$0], at: $0, uids) }
            for ((index, own), match) in zip(zip(indices, candidates), known.taken(by: candidates))
            where !Task.isCancelled {
                if let other = match?.index {
                    choose(index, beside: other)
                } else if let match {
                    decisions[index] = decision(on: index, as: own, beside: match)
                } else {
                    isAdded[index] = true
                }
            }
            known.removeAll { !isAdded[$0] }
            for (index, candidate) in zip(indices, candidates) where isAdded[index] {
                known.append(candidate)
            }
        }
        addFiles()
    }

    private mutating func addFiles() {
        let added = files.indices.filter { isAdded[$0] }
        let renewed = uids.renewals(of: added, in: files, beside: found)
        for index in added where !Task.isCancelled {
            let file = files[index]
            var content = file.content
            if let old = file.uid, let new = renewed[index] {
                content = (try? ItemUID.renewing(content, from: old, to: new)) ?? content
                decisions[index].append(.newUID)
            }
            additions.append(.file(name: file.name, content: content, storedFile: pictures[index]))
            if let picture = pictures[index] { placeholders.insert(picture) }
            if file.entry == nil {
                decisions[index].explain(.noEntry)
            }
        }
    }

    private var filesBySource: [[Int]] {
        Dictionary(grouping: files.indices) { files[$0].source }.values
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    /// Returns the files of a source without duplicates of the same name and content.
    private mutating func withoutDuplicates(_ source: [Int]) -> [Int] {
        let counts = source.reduce(into: [:]) { $0[files[$1].name, default: 0] += 1 }
        var contents: [String: Set<[UInt8]>] = [:]
        return source.filter { index in
            let file = files[index]
            // Most names are unique, and hashing all contents takes long.
            guard counts[file.name, default: 0] > 1 else { return true }
            let isFirst = contents[file.name, default: []].insert(file.content).inserted
            if !isFirst { decisions[index] = .twice }
            return isFirst
        }
    }

    /// Chooses between two sources' files of one entry by the later change. If that is unknown,
    /// both are added, so that nothing is lost.
    private mutating func choose(_ index: Int, beside other: Int) {
        let (one, second) = (files[index], files[other])
        let entries = [one, second].compactMap { $0.entry?.withoutPlaceholderTicket }
        let isOther =
            one.content != second.content
            && (entries.count < 2 || entries[0].isOther(than: entries[1]))
        guard isOther else {
            pictures[other] = pictures[other] ?? pictures[index]
            decisions[index] = Decision(.alreadyThere, because: .anotherSource)
            return
        }
        let older = Decision(.leftOut, because: .newerFile)
        switch FileVersion(of: one.content).isNewer(than: FileVersion(of: second.content)) {
        case true?:
            (decisions[index], decisions[other]) = (.new, older)
            (isAdded[index], isAdded[other]) = (true, false)
        case false?: decisions[index] = older
        case nil: isAdded[index] = true
        }
    }

    private mutating func decision(
        on index: Int, as file: FileCandidates.Candidate, beside match: FileCandidates.Candidate
    ) -> Decision {
        guard let ours = match.entry, let theirs = file.entry?.keepingPicture(of: ours),
            file.content != match.content || theirs.placeholderTicket != nil
        else { return .there }
        let fields = theirs.differences(from: ours)
        guard theirs.isOther(than: ours) else {
            let isSame =
                CalendarItem(file.content, with: .leftOut)?.components
                == CalendarItem(match.content, with: .leftOut)?.components
            return isSame ? .there : Decision(.alreadyThere, remarks: [.hiddenOnly])
        }
        let taken = theirs.keepingMarks(of: ours)
        guard taken.isPossible else {
            return Decision(kept: fields, adding: .notWritable)
        }
        let change = EntryBatch.Change(EntryID(match.name)) { $0 == ours ? taken : $0 }
        func take() {
            changes.append(change)
            if let picture = taken.placeholderTicket { placeholders.insert(picture) }
        }
        if !theirs.withoutPlaceholderTicket.isOther(than: ours) {
            take()
            return Decision(.changed, remarks: [.added(fields)])
        }
        let (new, old) = (FileVersion(of: file.content), FileVersion(of: match.content))
        if new.isDescendant(of: old) {
            take()
            return Decision(.changed, remarks: [.updated(fields)])
        }
        let isNewer = new.isNewer(than: old)
        differing.append(
            ImportRow(
                theirs.kind, by: theirs.mode, at: files[index].place, title: theirs.nameInList,
                remarks: [.fields(fields)]))
        switch choices.answers[Differing.filesID] {
        case Differing.take.id: break
        case Differing.newer.id where isNewer == true: break
        default:
            return Decision(
                kept: fields,
                adding: isNewer.map { $0 ? .fileIsNewer : .journalIsNewer })
        }
        take()
        return Decision(.changed, remarks: [.updated(fields)])
    }
}

extension FileCandidates.Candidate {
    fileprivate init(_ file: ImportedFile, at index: Int, _ uids: FileUIDs) {
        let first = uids.atFirst(file.content, file.uid, named: file.name)
        self.init(
            index: index, name: first.name, content: first.content, entry: file.entry,
            uid: first.uid, isShared: file.uid.map(uids.isShared) ?? false)
    }

    fileprivate init(_ file: FoundEntries.File, _ uids: FileUIDs) {
        let name = file.id.rawValue
        let first = uids.atFirst(file.content, file.uid, named: name)
        self.init(index: nil, name: name, content: first.content, entry: file.entry, uid: first.uid)
    }
}

extension Decision {
    fileprivate static let there = Decision(.alreadyThere)

    fileprivate init(kept fields: [FieldName], adding more: RowRemark?) {
        self.init(
            .alreadyThere, because: .differs, remarks: [.kept(fields), more].compactMap(\.self))
    }
}

extension Entry {
    /// Returns whether two entries differ, apart from their origins.
    fileprivate func isOther(than other: Entry) -> Bool {
        with(imports: []) != other.with(imports: [])
    }

    /// Returns the fields in which two entries differ.
    fileprivate func differences(from other: Entry) -> [FieldName] {
        var fields = (MergedField.all(of: kind) + MergedField.filled(of: kind))
            .filter { $0.text(self) != $0.text(other) }.map(\.field)
        if tags != other.tags { fields.append(.tags) }
        if isWanted != other.isWanted { fields.append(.wanted) }
        return fields.isEmpty ? [.scale] : fields
    }

    /// Returns the entry with the picture of another, if that has one, in place of one that is not
    /// stored yet.
    fileprivate func keepingPicture(of other: Entry) -> Entry {
        guard placeholderTicket != nil, let picture = other.storedFile else { return self }
        var entry = self
        entry.storedFile = picture
        return entry
    }

    /// Returns the entry with the import marks of another added.
    fileprivate func keepingMarks(of other: Entry) -> Entry {
        let known = Set(imports.map(ImportOrigin.init))
        return with(imports: imports + other.imports.filter { !known.contains(ImportOrigin($0)) })
    }
}

/// The version of a file, told by the properties that each change updates.
struct FileVersion {
    private var created: String?
    private var stamped: String?
    private var modified: String?
    private var sequence: String?

    init(of content: [UInt8]) {
        ComponentWalker.properties(of: content) { line, walker in
            // The definition of a time zone has its own properties of this kind.
            guard !walker.open.contains("VTIMEZONE"), line.count < 256,
                let line = ContentLine(unfolded: Folding.unfolded(content[line]))
            else { return true }
            switch line.name {
            case "CREATED": created = created ?? Self.moment(line.value)
            case "DTSTAMP": stamped = stamped ?? Self.moment(line.value)
            case "LAST-MODIFIED": modified = modified ?? Self.moment(line.value)
            case "SEQUENCE": sequence = sequence ?? line.value
            default: break
            }
            return true
        }
    }

    /// The time of the last change, or `nil` if it is unknown.
    var changed: String? { modified ?? stamped ?? created }

    /// Returns whether this version was made from another one that has not been changed since its
    /// creation, so that all differences are changes in this one.
    func isDescendant(of other: FileVersion) -> Bool {
        guard other.isUntouched, let created, created == other.created, let modified else {
            return false
        }
        return modified > created
    }

    /// Returns whether this version is later, or `nil` if one of the times is unknown.
    func isNewer(than other: FileVersion) -> Bool? {
        guard let changed, let before = other.changed, changed != before else { return nil }
        return changed > before
    }

    private var isUntouched: Bool {
        modified == nil && stamped == created && sequence.map { $0 == "0" } ?? true
    }

    /// Returns a time if it has the UTC form, which sorts as text.
    private static func moment(_ text: String) -> String? {
        text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z/) == nil ? nil : text
    }
}
