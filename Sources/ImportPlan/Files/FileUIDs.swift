import Domain
import JournalFormat

/// The UIDs of the files that were read: to other programs files that share one are one item, and
/// what syncs a folder stops at them.
///
/// A file whose UID another one has gets a UID that is made of both the UID and its name. So it is
/// recognised when it is imported again.
struct FileUIDs {
    /// The UID that each file gets if another one has its own, by its index; nil for a file without one.
    private let all: [String?]
    /// The UIDs that the files had, by those made for them.
    private let before: [String: First]

    private let shared: Set<String>

    /// Every UID that was, or will be, made for one of the files.
    var spares: some Sequence<String> { before.keys }

    private struct First {
        let uid: String
        /// Of the journal's file; nil for the same as in the source.
        var name: String?
    }

    /// - Parameter found: files of the journal that still have the UIDs that they share, though the
    ///   source may be from after a repair.
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

    /// Whether several files have that UID.
    func isShared(_ uid: String) -> Bool { shared.contains(uid) }

    /// A file as it was before it got a UID that no other file has.
    func atFirst(
        _ content: [UInt8], _ uid: String?, named name: String
    ) -> (content: [UInt8], uid: String?, name: String) {
        guard let uid, var first = before[uid] else { return (content, uid, name) }
        // Whoever wants to can make UIDs that lead round in a circle.
        for _ in 0..<8 { first = before[first.uid] ?? first }
        guard let renewed = try? ItemUID.renewing(content, from: uid, to: first.uid) else {
            return (content, uid, name)
        }
        return (renewed, first.uid, first.name ?? name)
    }

    /// The new UIDs of those of the files to be added that cannot keep theirs, by their indices.
    ///
    /// A file that is not an entry is not ours to change, and keeps its UID. Then one that is named
    /// after it has the better right, and then the first one.
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
    /// The one that other programs go by.
    fileprivate var itemUID: String? { entry == nil ? ItemUID.uid(inForeign: content) : uid }

    fileprivate var isNamedAfterUID: Bool { uid.map { name == $0 + ".ics" } ?? false }
}

extension FoundEntries.File {
    /// The one that other programs go by.
    var itemUID: String? { entry == nil ? ItemUID.uid(inForeign: content) : uid }
}

extension ItemUID {
    /// Nil for what is no calendar, whatever stands in it.
    fileprivate static func uid(inForeign content: [UInt8]) -> String? {
        (try? CalendarFile(content)).flatMap { uid(in: $0) }
    }
}
