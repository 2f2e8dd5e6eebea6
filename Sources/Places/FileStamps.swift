internal import Foundation

/// The files of folders as they are now, without their contents.
enum FileStamps {
    /// Returns the name and the size of each file in the order of the names, and its time if that
    /// counts. A folder that is not there has none.
    static func text(of folders: [URL], hasTimes: Bool) -> String {
        folders.map { folder in
            let path = folder.path(percentEncoded: false)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().map { stamp(of: $0, in: folder, hasTime: hasTimes) }.joined(
                separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func stamp(of name: String, in folder: URL, hasTime: Bool) -> String {
        let path = folder.appending(path: name).resolvingSymlinksInPath()
            .path(percentEncoded: false)
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let size = facts?[.size] as? UInt64 ?? (facts?[.size] as? NSNumber)?.uint64Value ?? 0
        guard hasTime else { return "\(name)\t\(size)" }
        let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(name)\t\(size)\t\(time)"
    }
}
