public import Domain
import Foundation
import JournalFormat

extension FolderJournal: ChecksFiles {
    public func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        try await FolderCheck.check(path, progress: progress)
    }
}

/// Reads all files of a folder, past the index.
private enum FolderCheck {
    /// So many files are read in one go.
    private static let batch = 256

    @concurrent
    static func check(
        _ path: String, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        let folder: Folder
        let names: [FileName]
        do throws(FolderFailure) {
            folder = try Folder(path)
            names = try folder.names().filter(\.isItem)
                .sorted { ($0.text, $0.isFaithful ? 1 : 0) < ($1.text, $1.isFaithful ? 1 : 0) }
        } catch {
            throw error.error(reading: path)
        }
        var files: [CheckedFile] = []
        for start in stride(from: 0, to: names.count, by: batch) {
            let end = min(start + batch, names.count)
            files += await check(names[start..<end], in: folder)
            guard !Task.isCancelled else { throw .cancelled }
            await progress(ImportProgress(done: end, total: names.count))
        }
        return findings(files)
    }

    private static func check(
        _ names: ArraySlice<FileName>, in folder: Folder
    ) async -> [CheckedFile] {
        let share = max(1, names.count / ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: (Int, [CheckedFile]).self) { group in
            for start in stride(from: names.startIndex, to: names.endIndex, by: share) {
                let share = names[start..<min(start + share, names.endIndex)]
                group.addTask {
                    let names = share.lazy.prefix { _ in !Task.isCancelled }
                    return (start, names.compactMap { CheckedFile($0, in: folder) })
                }
            }
            var shares: [(start: Int, files: [CheckedFile])] = []
            for await share in group { shares.append(share) }
            return shares.sorted { $0.start < $1.start }.flatMap(\.files)
        }
    }

    private static func findings(_ files: [CheckedFile]) -> FolderFindings {
        var findings = FolderFindings(count: files.count)
        var owners: [String: String] = [:]
        for file in files {
            var oddities = file.oddities
            if let uid = file.uid {
                if let owner = owners[uid] {
                    oddities.append(
                        "It has the same UID as \(owner): to other programs they are one.")
                } else {
                    owners[uid] = file.name
                }
            }
            if let reason = file.unreadable {
                findings.unreadable.append(UnreadableFile(name: file.name, reason: reason))
            } else if !oddities.isEmpty {
                findings.oddities.append(OddFile(name: file.name, oddities: oddities))
            }
        }
        return findings
    }
}

/// A file and what there is to say of it.
private struct CheckedFile: Sendable {
    let name: String
    var uid: String?
    var unreadable: String?
    var oddities: [String] = []

    /// Nil where the file went away meanwhile, or is nothing that could be an item.
    init?(_ name: FileName, in folder: Folder) {
        self.name = KeptText.line(name.text)
        guard name.isFaithful else {
            unreadable = "Its name is not written in UTF-8."
            return
        }
        do throws(Folder.ReadFailure) {
            let bytes = try folder.read(name.text).bytes
            do throws(CalendarDefect) {
                let review = try EntryReview(of: bytes)
                uid = review.uid
                oddities = review.oddities
            } catch {
                unreadable = "\(error)"
            }
        } catch {
            guard let reason = error.reason else { return nil }
            unreadable = reason
        }
    }
}
