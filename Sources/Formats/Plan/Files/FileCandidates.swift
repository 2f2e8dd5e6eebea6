import Domain
import JournalFormat

/// The files that imported files may be: those of the journal, and those that earlier sources of
/// the import add.
struct FileCandidates {
    private var all: [Candidate] = []
    /// The candidates by match. Taken ones are removed when they are found.
    private var byMatch: [Match: [Int]] = [:]
    private var isTaken: [Bool] = []

    struct Candidate {
        /// The index among the imported files, or `nil` for a file of the journal.
        let index: Int?
        let name: String
        /// The content with the original UID.
        let content: [UInt8]
        let entry: Entry?
        /// The original UID, before the file got a unique one.
        let uid: String?
        /// Whether several files have this UID.
        var isShared = false
    }

    /// A way in which two files can be the same. All files of a source are compared by the closest
    /// match first, so that none takes a better match of another.
    enum Match: Hashable {
        case bytes([UInt8], name: String?)
        case entry(Entry, uid: String)
        case uid(String, EntryKind, name: String?)
        case wholeEntry(Entry)

        static let count = 6

        static func all(of candidate: Candidate) -> [Match] {
            let bytes: [Match] = [
                .bytes(candidate.content, name: candidate.name),
                .bytes(candidate.content, name: nil),
            ]
            guard let uid = candidate.uid, let entry = candidate.entry else { return bytes }
            return bytes + [
                .entry(entry, uid: uid), .uid(uid, entry.kind, name: candidate.name),
                .uid(uid, entry.kind, name: nil), .wholeEntry(entry),
            ]
        }
    }

    init(_ all: [Candidate]) {
        self.all = all.sorted { $0.name < $1.name }
    }

    mutating func append(_ candidate: Candidate) {
        all.append(candidate)
    }

    /// Removes files that earlier sources added, by their indices.
    mutating func removeAll(where isGone: (Int) -> Bool) {
        all.removeAll { $0.index.map(isGone) ?? false }
    }

    /// Returns the candidate that each file of a source is, or `nil` if it is none of them.
    mutating func taken(by files: [Candidate]) -> [Candidate?] {
        isTaken = Array(repeating: false, count: all.count)
        byMatch = [:]
        for index in all.indices.reversed() {
            for match in Match.all(of: all[index]) {
                byMatch[match, default: []].append(index)
            }
        }
        var taken = files.map { _ in Candidate?.none }
        guard !all.isEmpty else { return taken }
        for pass in 0..<Match.count {
            for (index, file) in files.enumerated() where taken[index] == nil && !Task.isCancelled {
                let all = Match.all(of: file)
                guard pass < all.count else { continue }
                // A file whose UID was shared may have another UID by now.
                if case .wholeEntry = all[pass], !file.isShared { continue }
                taken[index] = popCandidate(matching: all[pass])
            }
        }
        return taken
    }

    private mutating func popCandidate(matching match: Match) -> Candidate? {
        while let index = byMatch[match]?.popLast() {
            guard !isTaken[index] else { continue }
            isTaken[index] = true
            return all[index]
        }
        return nil
    }
}

/// The UIDs of imported files. Other programs take files with the same UID for one item, and tools
/// that sync a folder stop at them.
///
/// A file with the UID of another gets one that is made from that UID and its name, so that it is
/// recognised in the next import.
struct FileUIDs {
    /// The UID for each file if another has its own, by index, or `nil` for a file without a UID.
    private let all: [String?]
    /// The original UIDs by those made from them.
    private let before: [String: First]

    private let shared: Set<String>

    /// All UIDs that were or may be made for the files.
    var spares: some Sequence<String> { before.keys }

    private struct First {
        let uid: String
        /// The name of the journal's file, or `nil` if it is that in the source.
        var name: String?
    }

    /// - Parameter found: Files of the journal that still share UIDs, while the source may contain
    ///   repaired ones.
    init(of files: [ImportedFile], beside found: [FoundEntries.File] = []) {
        var counts: [[String]: Int] = [:]
        var before: [String: First] = [:]
        for file in found {
            guard let uid = file.uid else { continue }
            let spare = MadeUID.instead(of: uid, in: file.id.rawValue)
            before[spare] = First(uid: uid, name: file.id.rawValue)
        }
        var seen: Set<String> = []
        var shared: Set<String> = []
        all = files.map { file in
            guard let uid = file.uid else { return nil }
            if !seen.insert(uid).inserted { shared.insert(uid) }
            let count = counts[[uid, file.name], default: 0] + 1
            counts[[uid, file.name]] = count
            let spare = MadeUID.instead(of: uid, in: file.name, count: count)
            before[spare] = before[spare] ?? First(uid: uid)
            return spare
        }
        self.before = before
        self.shared = shared
    }

    /// Returns whether several files have a UID.
    func isShared(_ uid: String) -> Bool { shared.contains(uid) }

    /// Returns a file as it was before it got a unique UID.
    func atFirst(
        _ content: [UInt8], _ uid: String?, named name: String
    ) -> (content: [UInt8], uid: String?, name: String) {
        guard let uid, var first = before[uid] else { return (content, uid, name) }
        // Malicious UIDs can form a circle.
        for _ in 0..<8 { first = before[first.uid] ?? first }
        guard let renewed = try? ItemUID.renewing(content, from: uid, to: first.uid) else {
            return (content, uid, name)
        }
        return (renewed, first.uid, first.name ?? name)
    }

    /// Returns new UIDs for added files that cannot keep theirs, by index.
    ///
    /// A file that is not an entry is not changed and keeps its UID. Next, a file that is named
    /// after the UID keeps it, and then the first one.
    func renewals(
        of added: [Int], in files: [ImportedFile], beside found: [FoundEntries.File]
    ) -> [Int: String] {
        var taken = Set(found.compactMap(\.itemUID))
        let foreign = added.filter { files[$0].entry == nil }
        taken.formUnion(foreign.compactMap { files[$0].itemUID })
        let entries = added.filter { files[$0].entry != nil }
        let named = entries.filter { files[$0].isNamedAfterUID }
        let others = entries.filter { !files[$0].isNamedAfterUID }
        var renewals: [Int: String] = [:]
        for file in named + others {
            guard let uid = files[file].uid, !taken.insert(uid).inserted else { continue }
            renewals[file] = all[file]
        }
        for file in renewals.keys.sorted() {
            guard let uid = files[file].uid, var spare = all[file] else { continue }
            if !taken.insert(spare).inserted {
                let others = files.indices.lazy.filter { files[$0].uid == uid }.compactMap {
                    all[$0]
                }
                spare = others.first { !taken.contains($0) } ?? spare
                while !taken.insert(spare).inserted {
                    spare = MadeUID.instead(of: spare, in: files[file].name)
                }
            }
            renewals[file] = spare
        }
        return renewals
    }
}

extension ImportedFile {
    /// The UID that other programs see.
    fileprivate var itemUID: String? { entry == nil ? ItemUID.uid(inForeign: content) : uid }

    fileprivate var isNamedAfterUID: Bool { uid.map { name == $0 + ".ics" } ?? false }
}

extension FoundEntries.File {
    /// The UID that other programs see.
    var itemUID: String? { entry == nil ? ItemUID.uid(inForeign: content) : uid }
}

extension ItemUID {
    /// Returns the UID of a file that is not an entry, or `nil` if it is not a calendar.
    fileprivate static func uid(inForeign content: [UInt8]) -> String? {
        (try? CalendarFile(content)).flatMap { uid(in: $0) }
    }
}
