import Foundation

/// A folder beside what was known of it.
struct FolderComparison: Sendable {
    /// Files that are new, or do not look as they did.
    var different: [String] = []
    /// Known names that are not there any more.
    var gone: [String] = []
}

extension Folder {
    /// Compares what is there with the stamps that are known, on all processors; a name that is
    /// known without a stamp is always different.
    @concurrent
    func comparison(
        of present: [String], with known: [String: PackedStamp?]
    ) async -> FolderComparison {
        let part = max(1, present.count / ProcessInfo.processInfo.activeProcessorCount + 1)
        let parts = await withTaskGroup(of: (start: Int, different: [String], known: Int).self) {
            group in
            for start in stride(from: 0, to: present.count, by: part) {
                let names = present[start..<min(start + part, present.count)]
                group.addTask {
                    let (different, count) = differences(among: names, from: known)
                    return (start, different, count)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.start < $1.start }
        }
        var comparison = FolderComparison(different: parts.flatMap(\.different))
        if parts.reduce(0, { $0 + $1.known }) < known.count {
            comparison.gone = Array(Set(known.keys).subtracting(present))
        }
        return comparison
    }

    /// The names that do not look as they did, and how many of all were known.
    private func differences(
        among names: ArraySlice<String>, from known: [String: PackedStamp?]
    ) -> (different: [String], known: Int) {
        var different: [String] = []
        var count = 0
        for name in names {
            guard let stamp = known[name] else {
                different.append(name)
                continue
            }
            count += 1
            guard let stamp, let status = status(of: name),
                stamp == PackedStamp(ofUnsettled: Stamp(status, readAt: timespec()))
            else {
                different.append(name)
                continue
            }
        }
        return (different, count)
    }
}
