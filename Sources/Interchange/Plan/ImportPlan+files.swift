import Domain

/// Files of a backup, or of our own calendars: each is there, is added byte for byte, or says
/// something else than the journal's.
extension ImportPlan {
    /// What becomes of each file, by its place in the harvest; what is to be written joins a batch.
    mutating func fatesOfFiles(writing batch: inout EntryBatch) -> [Fate] {
        var shelf = FileShelf(found.files)
        var fates = harvest.files.map { _ in Fate.new }
        var isAdded = harvest.files.map { _ in false }
        for source in filesBySource {
            shelf.beginSource()
            for (file, book) in pairs(of: source, on: &shelf, fates: &fates) {
                guard let book else {
                    isAdded[file] = true
                    continue
                }
                if let other = book.place {
                    settle(file, beside: other, fates: &fates, isAdded: &isAdded)
                } else {
                    fates[file] = fate(of: harvest.files[file], beside: book, in: &batch)
                }
            }
            for file in source where isAdded[file] {
                let one = harvest.files[file]
                shelf.append(
                    FileShelf.Book(
                        place: file, name: one.name, content: one.content, entry: one.entry),
                    uid: one.uid)
            }
        }
        for (file, one) in harvest.files.enumerated() where isAdded[file] {
            batch.additions.append(.file(name: one.name, content: one.content))
            if one.entry == nil { fates[file].reason = "Files that are no entries" }
        }
        askForDiffering()
        return fates
    }

    private var filesBySource: [[Int]] {
        Dictionary(grouping: harvest.files.indices) { harvest.files[$0].source }.values
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    /// The files of a source with what each is beside it: those that hold the same bytes first.
    private func pairs(
        of source: [Int], on shelf: inout FileShelf, fates: inout [Fate]
    ) -> [(file: Int, book: FileShelf.Book?)] {
        var names: [String: Set<[UInt8]>] = [:]
        var rest: [Int] = []
        for file in source {
            let one = harvest.files[file]
            guard names[one.name, default: []].insert(one.content).inserted else {
                fates[file] = .twice
                continue
            }
            if let same = shelf.takeSame(as: one) {
                let isInJournal = same.place == nil
                fates[file] = Fate(
                    verdict: .alreadyThere,
                    reason: isInJournal ? "" : "Another source says the same")
            } else {
                rest.append(file)
            }
        }
        return rest.map { ($0, shelf.takeOther(than: harvest.files[$0])) }
    }

    /// Of one entry in two sources, what was changed last counts. Where nothing says which that is,
    /// both are added, so that nothing is lost.
    private func settle(
        _ file: Int, beside other: Int, fates: inout [Fate], isAdded: inout [Bool]
    ) {
        let (one, second) = (harvest.files[file], harvest.files[other])
        if let entry = one.entry, let its = second.entry, !entry.isOther(than: its) {
            fates[file] = Fate(verdict: .alreadyThere, reason: "Another source says the same")
            return
        }
        let older: Fate = Fate(
            verdict: .leftOut, reason: "Another source has it as it was changed later")
        switch FileVersion(of: one.content).isNewer(than: FileVersion(of: second.content)) {
        case true?:
            (fates[file], fates[other]) = (.new, older)
            (isAdded[file], isAdded[other]) = (true, false)
        case false?: fates[file] = older
        case nil: isAdded[file] = true
        }
    }

    private mutating func fate(
        of file: HarvestedFile, beside book: FileShelf.Book, in batch: inout EntryBatch
    ) -> Fate {
        guard let ours = book.entry, let theirs = file.entry else { return .there }
        let words = theirs.differences(from: ours)
        guard theirs.isOther(than: ours) else {
            let isSame =
                CalendarItem(file.content)?.components == CalendarItem(book.content)?.components
            return isSame ? .there : Fate(verdict: .alreadyThere, detail: [Fate.hiddenOnly])
        }
        let taken = theirs.keepingMarks(of: ours)
        guard taken.isPossible else {
            return Fate(kept: words, adding: "what is there cannot be written")
        }
        let change = EntryBatch.Change(EntryID(book.name)) { $0 == ours ? taken : $0 }
        let (new, old) = (FileVersion(of: file.content), FileVersion(of: book.content))
        if new.isDescendant(of: old) {
            batch.changes.append(change)
            return Fate(updated: words)
        }
        let isNewer = new.isNewer(than: old)
        differing.files.append(
            ImportRow(
                theirs.kind, at: file.place, title: theirs.rowTitle,
                detail: words.joined(separator: ", ")))
        switch choices.answers[Differing.filesID] {
        case Differing.take.id: break
        case Differing.newer.id where isNewer == true: break
        default:
            return Fate(
                kept: words,
                adding: isNewer.map { $0 ? "changed later there" : "changed later here" })
        }
        batch.changes.append(change)
        return Fate(updated: words)
    }
}

extension Fate {
    fileprivate static let there = Fate(verdict: .alreadyThere)
    fileprivate static let hiddenOnly = "only lines that are not shown are different; yours stay"

    fileprivate init(updated words: [String]) {
        self.init(
            verdict: .changed, detail: ["updates \(words.joined(separator: ", "))"])
    }

    fileprivate init(kept words: [String], adding more: String?) {
        self.init(
            verdict: .alreadyThere, reason: Fate.yoursStays,
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
        var words = EntryField.all(of: kind).filter { $0.text(self) != $0.text(other) }
            .map(\.words)
        if tags != other.tags { words.append(EntryField.tags) }
        return words.isEmpty ? ["scale of feedback"] : words
    }

    /// The same with what tells a later import where the other came from.
    fileprivate func keepingMarks(of other: Entry) -> Entry {
        let known = Set(imports.map(ImportOrigin.init))
        return with(imports: imports + other.imports.filter { !known.contains(ImportOrigin($0)) })
    }
}
