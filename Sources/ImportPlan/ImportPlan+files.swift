import Domain
import JournalFormat

/// Files of a backup, or of our own calendars: each is there, is added byte for byte, or says
/// something else than the journal's.
extension ImportPlan {
    /// What becomes of each file, by its place in the harvest; what is to be written joins a batch.
    mutating func fatesOfFiles(writing batch: inout EntryBatch) -> [Fate] {
        let uids = FileUIDs(of: harvest.files)
        var shelf = FileShelf(found.files.map { FileShelf.Book($0, uids) })
        var fates = harvest.files.map { _ in Fate.new }
        var isAdded = harvest.files.map { _ in false }
        for source in filesBySource {
            let files = withoutTwins(source, fates: &fates)
            let books = files.map { FileShelf.Book(harvest.files[$0], at: $0, uids) }
            for ((file, own), book) in zip(zip(files, books), shelf.taken(by: books)) {
                if let other = book?.place {
                    settle(file, beside: other, fates: &fates, isAdded: &isAdded)
                } else if let book {
                    fates[file] = fate(of: file, as: own, beside: book, in: &batch)
                } else {
                    isAdded[file] = true
                }
            }
            shelf.removeAll { !isAdded[$0] }
            for (file, book) in zip(files, books) where isAdded[file] { shelf.append(book) }
        }
        let added = harvest.files.indices.filter { isAdded[$0] }
        let renewed = uids.renewals(of: added, in: harvest.files, beside: found.files)
        for file in added {
            let one = harvest.files[file]
            var content = one.content
            if let old = one.uid, let new = renewed[file] {
                content = (try? ItemUID.renewing(content, from: old, to: new)) ?? content
                fates[file].detail = [Fate.renewed]
            }
            batch.additions.append(.file(name: one.name, content: content))
            if one.entry == nil { fates[file].reason = "Files that are neither films nor trips" }
        }
        askForDiffering()
        return fates
    }

    private var filesBySource: [[Int]] {
        Dictionary(grouping: harvest.files.indices) { harvest.files[$0].source }.values
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }

    /// The files of a source, each once: one of the same name and the same bytes is no copy.
    private func withoutTwins(_ source: [Int], fates: inout [Fate]) -> [Int] {
        var names: [String: Set<[UInt8]>] = [:]
        return source.filter { file in
            let one = harvest.files[file]
            let isFirst = names[one.name, default: []].insert(one.content).inserted
            if !isFirst { fates[file] = .twice }
            return isFirst
        }
    }

    /// Of one entry in two sources, what was changed last counts. Where nothing says which that is,
    /// both are added, so that nothing is lost.
    private func settle(
        _ file: Int, beside other: Int, fates: inout [Fate], isAdded: inout [Bool]
    ) {
        let (one, second) = (harvest.files[file], harvest.files[other])
        let isOther =
            one.content != second.content
            && (one.entry.flatMap { entry in second.entry.map(entry.isOther) } ?? true)
        guard isOther else {
            fates[file] = Fate(verdict: .alreadyThere, reason: "Another source says the same")
            return
        }
        let older: Fate = Fate(
            verdict: .leftOut, reason: "Another file has a later version of it")
        switch FileVersion(of: one.content).isNewer(than: FileVersion(of: second.content)) {
        case true?:
            (fates[file], fates[other]) = (.new, older)
            (isAdded[file], isAdded[other]) = (true, false)
        case false?: fates[file] = older
        case nil: isAdded[file] = true
        }
    }

    private mutating func fate(
        of index: Int, as file: FileShelf.Book, beside book: FileShelf.Book,
        in batch: inout EntryBatch
    ) -> Fate {
        guard file.content != book.content, let ours = book.entry, let theirs = file.entry else {
            return .there
        }
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
                theirs.kind, at: harvest.files[index].place, title: theirs.rowTitle,
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

extension FileShelf.Book {
    fileprivate init(_ file: HarvestedFile, at place: Int, _ uids: FileUIDs) {
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

extension Fate {
    fileprivate static let there = Fate(verdict: .alreadyThere)
    fileprivate static let renewed = "with a UID of its own, because another file has the same"
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
