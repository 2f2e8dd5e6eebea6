import Domain
import Foundation

/// Knows the folder's files as they were last seen, and is the only one who reads or writes them.
actor FolderKeeper {
    let path: String
    let disk: Disk
    private(set) var catalogue = Catalogue()
    private var stamps: [String: Stamp] = [:]
    private var unreadable: [String: String] = [:]
    private var state: JournalCondition.Folder = .loading
    private var revision = 0
    /// When each file was last written or looked at, while somebody reads many of them.
    private var seen: [String: Int] = [:]
    private var time = 0
    private var readers = 0

    init(path: String, disk: Disk) {
        self.path = path
        self.disk = disk
    }

    /// Makes the folder where there is none; what keeps it from being made shows when it is looked
    /// at.
    func makeFolder() {
        try? Folder.make(path)
    }

    /// Looks at the whole folder; nil where nothing is different.
    func lookAtEverything() async -> Update? {
        do throws(FolderFailure) {
            let folder = try Folder(path)
            let names = try folder.names()
            folder.removeLeftovers(among: names)
            return await lookAtEverything(named: names, in: folder)
        } catch {
            return lose(because: error)
        }
    }

    /// Looks at files of which something was heard; nil where nothing is different.
    func look(at names: Set<String>) async -> Update? {
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(path)
        } catch {
            return lose(because: error)
        }
        var news: Set<String> = []
        for name in names where FileName.isItem(name) && !isAsKnown(name, in: folder) {
            news.insert(name)
        }
        let readings = news.map { folder.reading(of: $0) }
        return settle(readings, in: folder)
    }

    private func lookAtEverything(named names: [FileName], in folder: Folder) async -> Update? {
        let items = names.filter(\.isItem)
        let present = items.filter(\.isFaithful).map(\.text)
        let start = time
        readers += 1
        let readings = await folder.readings(of: present.filter { !isAsKnown($0, in: folder) })
        readers -= 1
        let late = Set(seen.filter { $0.value > start }.keys)
        let gone = Set(stamps.keys).union(unreadable.keys).subtracting(present)
        var all = readings.filter { !late.contains($0.name) }
        // What was written while the others were read is newer than what was read.
        all += late.union(gone).map { folder.reading(of: $0) }
        let nameless = items.filter { !$0.isFaithful }.map {
            FileReading(
                name: $0.text, stamp: nil,
                outcome: .unreadable("Its name is not written in UTF-8."))
        }
        all.removeAll { reading in nameless.contains { $0.name == reading.name } }
        return settle(all + nameless, in: folder)
    }

    private func isAsKnown(_ name: String, in folder: Folder) -> Bool {
        guard let known = stamps[name], let now = folder.stamp(of: name) else { return false }
        return known.isSame(as: now)
    }

    /// The folder is not there, or cannot be looked into: its entries are not there either.
    private func lose(because failure: FolderFailure) -> Update? {
        let state: JournalCondition.Folder =
            failure.code == ENOENT
            ? .missing(path: path) : .inaccessible(path: path, reason: failure.reason)
        let removed = catalogue.ids
        let wasListed = !unreadable.isEmpty
        stamps = [:]
        unreadable = [:]
        catalogue = Catalogue()
        return update(state, JournalChange(removed: removed), wasListed: wasListed)
    }

    /// Takes in what was read; nil where nothing is different from what is known.
    func settle(_ readings: [FileReading], in folder: Folder) -> Update? {
        var change = JournalChange()
        var records: [Record] = []
        let listed = unreadable
        time += 1
        if readers == 0 { seen = [:] }
        for reading in readings {
            seen[reading.name] = time
            let id = EntryID(reading.name)
            stamps[reading.name] = reading.stamp
            unreadable[reading.name] = nil
            switch reading.outcome {
            case .entry(let entry):
                let known = catalogue[id]
                if known?.entry == entry { continue }
                records.append(Record(id: id, entry: entry))
                if known == nil { change.added.insert(id) } else { change.changed.insert(id) }
            case .unreadable(let reason):
                unreadable[reading.name] = reason
                if catalogue[id] != nil { change.removed.insert(id) }
            case .absent:
                if catalogue[id] != nil { change.removed.insert(id) }
            }
        }
        if !change.isEmpty { catalogue.update(records, removing: change.removed) }
        let state: JournalCondition.Folder = folder.isWritable ? .ready : .readOnly(path: path)
        return update(state, change, wasListed: listed != unreadable)
    }

    private func update(
        _ state: JournalCondition.Folder, _ change: JournalChange, wasListed: Bool
    ) -> Update? {
        var change = change
        change.conditionChanged = state != self.state || wasListed
        self.state = state
        guard !change.isEmpty else { return nil }
        revision += 1
        return Update(
            revision: revision, catalogue: catalogue, condition: condition, change: change)
    }

    private var condition: JournalCondition {
        let files = unreadable.sorted { $0.key < $1.key }
        return JournalCondition(
            folder: state,
            unreadable: files.map {
                UnreadableFile(name: KeptText.line($0.key), reason: $0.value)
            })
    }
}
