import Domain

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
