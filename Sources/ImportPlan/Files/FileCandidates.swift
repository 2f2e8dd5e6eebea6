import Domain

/// The files that files of a source may be: those of the journal, and those that earlier sources of
/// the same import add.
struct FileCandidates {
    private var all: [Candidate] = []
    /// The candidates that are not taken yet, among others that are: each is looked at once.
    private var byMatch: [Match: [Int]] = [:]
    private var isTaken: [Bool] = []

    struct Candidate {
        /// Among the files that were read; nil for a file of the journal.
        let index: Int?
        let name: String
        /// With the UID that it had at first.
        let content: [UInt8]
        let entry: Entry?
        /// The one that it had at first, before it got one that no other file has.
        let uid: String?
        /// Whether it is one of several that have that UID.
        var isShared = false
    }

    /// By what two files may be one. What is alike comes first for all files of a source, so that
    /// none takes what is another one's.
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

    /// Forgets files that earlier sources added, by their indices.
    mutating func removeAll(where isGone: (Int) -> Bool) {
        all.removeAll { $0.index.map(isGone) ?? false }
    }

    /// The candidate that each file of a source is, in their order; nil for one that is none of them.
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
                // A UID that several had may be another one by now.
                if case .wholeEntry = all[pass], !file.isShared { continue }
                taken[index] = take(all[pass])
            }
        }
        return taken
    }

    private mutating func take(_ match: Match) -> Candidate? {
        while let index = byMatch[match]?.popLast() {
            guard !isTaken[index] else { continue }
            isTaken[index] = true
            return all[index]
        }
        return nil
    }
}
