import Domain
import JournalFormat

/// Files of a backup, or of our own calendars: each is there, is added byte for byte, or says
/// something else than the journal's.
extension ImportPlan {
    /// What becomes of each file, by its place in the contents; what is to be written joins a batch.
    mutating func decisionsOnFiles(writing batch: inout EntryBatch) -> [Decision] {
        let uids = FileUIDs(of: contents.files)
        var candidates = FileCandidates(found.files.map { FileCandidates.Candidate($0, uids) })
        var decisions = contents.files.map { _ in Decision.new }
        var isAdded = contents.files.map { _ in false }
        for source in filesBySource {
            let files = withoutDuplicates(source, decisions: &decisions)
            let all = files.map { FileCandidates.Candidate(contents.files[$0], at: $0, uids) }
            for ((file, own), candidate) in zip(zip(files, all), candidates.taken(by: all)) {
                if let other = candidate?.place {
                    settle(file, beside: other, decisions: &decisions, isAdded: &isAdded)
                } else if let candidate {
                    decisions[file] = decision(of: file, as: own, beside: candidate, in: &batch)
                } else {
                    isAdded[file] = true
                }
            }
            candidates.removeAll { !isAdded[$0] }
            for (file, candidate) in zip(files, all) where isAdded[file] {
                candidates.append(candidate)
            }
        }
        let added = contents.files.indices.filter { isAdded[$0] }
        let renewed = uids.renewals(of: added, in: contents.files, beside: found.files)
        for file in added {
            let one = contents.files[file]
            var content = one.content
            if let old = one.uid, let new = renewed[file] {
                content = (try? ItemUID.renewing(content, from: old, to: new)) ?? content
                decisions[file].detail = [Decision.renewed]
            }
            batch.additions.append(.file(name: one.name, content: content))
            if one.entry == nil {
                decisions[file].reason = "Files that are neither films nor trips"
            }
        }
        askForDiffering()
        return decisions
    }

    private var filesBySource: [[Int]] {
        Dictionary(grouping: contents.files.indices) { contents.files[$0].source }.values
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    /// The files of a source, each once: one of the same name and the same bytes is no copy.
    private func withoutDuplicates(_ source: [Int], decisions: inout [Decision]) -> [Int] {
        var names: [String: Set<[UInt8]>] = [:]
        return source.filter { file in
            let one = contents.files[file]
            let isFirst = names[one.name, default: []].insert(one.content).inserted
            if !isFirst { decisions[file] = .twice }
            return isFirst
        }
    }

    /// Of one entry in two sources, what was changed last counts. Where nothing says which that is,
    /// both are added, so that nothing is lost.
    private func settle(
        _ file: Int, beside other: Int, decisions: inout [Decision], isAdded: inout [Bool]
    ) {
        let (one, second) = (contents.files[file], contents.files[other])
        let isOther =
            one.content != second.content
            && (one.entry.flatMap { entry in second.entry.map(entry.isOther) } ?? true)
        guard isOther else {
            decisions[file] = Decision(
                outcome: .alreadyThere, reason: "Another source says the same")
            return
        }
        let older: Decision = Decision(
            outcome: .leftOut, reason: "Another file has a later version of it")
        switch FileVersion(of: one.content).isNewer(than: FileVersion(of: second.content)) {
        case true?:
            (decisions[file], decisions[other]) = (.new, older)
            (isAdded[file], isAdded[other]) = (true, false)
        case false?: decisions[file] = older
        case nil: isAdded[file] = true
        }
    }

    private mutating func decision(
        of index: Int, as file: FileCandidates.Candidate,
        beside candidate: FileCandidates.Candidate,
        in batch: inout EntryBatch
    ) -> Decision {
        guard file.content != candidate.content, let ours = candidate.entry, let theirs = file.entry
        else {
            return .there
        }
        let words = theirs.differences(from: ours)
        guard theirs.isOther(than: ours) else {
            let isSame =
                CalendarItem(file.content)?.components
                == CalendarItem(candidate.content)?.components
            return isSame ? .there : Decision(outcome: .alreadyThere, detail: [Decision.hiddenOnly])
        }
        let taken = theirs.keepingMarks(of: ours)
        guard taken.isPossible else {
            return Decision(kept: words, adding: "what is there cannot be written")
        }
        let change = EntryBatch.Change(EntryID(candidate.name)) { $0 == ours ? taken : $0 }
        let (new, old) = (FileVersion(of: file.content), FileVersion(of: candidate.content))
        if new.isDescendant(of: old) {
            batch.changes.append(change)
            return Decision(updated: words)
        }
        let isNewer = new.isNewer(than: old)
        differing.files.append(
            ImportRow(
                theirs.kind, at: contents.files[index].place, title: theirs.rowTitle,
                detail: words.joined(separator: ", ")))
        switch choices.answers[Differing.filesID] {
        case Differing.take.id: break
        case Differing.newer.id where isNewer == true: break
        default:
            return Decision(
                kept: words,
                adding: isNewer.map { $0 ? "changed later there" : "changed later here" })
        }
        batch.changes.append(change)
        return Decision(updated: words)
    }
}

extension FileCandidates.Candidate {
    fileprivate init(_ file: ImportedFile, at place: Int, _ uids: FileUIDs) {
        let (content, uid) = uids.atFirst(file.content, file.uid)
        self.init(
            place: place, name: file.name, content: content, entry: file.entry, uid: uid,
            isShared: file.uid.map(uids.isShared) ?? false)
    }

    fileprivate init(_ file: FoundEntries.File, _ uids: FileUIDs) {
        let (content, uid) = uids.atFirst(file.content, file.uid)
        self.init(
            place: nil, name: file.id.rawValue, content: content, entry: file.entry, uid: uid)
    }
}

extension Decision {
    fileprivate static let there = Decision(outcome: .alreadyThere)
    fileprivate static let renewed = "with a UID of its own, because another file has the same"
    fileprivate static let hiddenOnly = "only lines that are not shown are different; yours stay"

    fileprivate init(updated words: [String]) {
        self.init(
            outcome: .changed, detail: ["updates \(words.joined(separator: ", "))"])
    }

    fileprivate init(kept words: [String], adding more: String?) {
        self.init(
            outcome: .alreadyThere, reason: Decision.yoursStays,
            detail: ["yours stays: \(words.joined(separator: ", "))"] + (more.map { [$0] } ?? []))
    }
}

extension Entry {
    /// Whether it says something else, wherever both were imported from.
    fileprivate func isOther(than other: Entry) -> Bool {
        with(imports: []) != other.with(imports: [])
    }

    /// What is different, in words for people.
    fileprivate func differences(from other: Entry) -> [String] {
        var words = MergedField.all(of: kind).filter { $0.text(self) != $0.text(other) }
            .map(\.label)
        if tags != other.tags { words.append(MergedField.tags) }
        return words.isEmpty ? ["scale of feedback"] : words
    }

    /// The same with what tells a later import where the other came from.
    fileprivate func keepingMarks(of other: Entry) -> Entry {
        let known = Set(imports.map(ImportOrigin.init))
        return with(imports: imports + other.imports.filter { !known.contains(ImportOrigin($0)) })
    }
}
