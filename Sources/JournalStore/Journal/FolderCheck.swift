import Domain
import Files
import Foundation
import JournalFormat

/// Reads and checks all files of a folder, without the index.
enum FolderCheck {
    /// The number of files that are read together.
    private static let batch = 256

    @concurrent
    static func check(
        _ place: JournalPlace,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        let folder = try place.openToRead()
        let names = try folder.items()
            .sorted { ($0.text, $0.isFaithful ? 1 : 0) < ($1.text, $1.isFaithful ? 1 : 0) }
        var files: [CheckedFile] = []
        for start in stride(from: 0, to: names.count, by: batch) {
            let end = min(start + batch, names.count)
            files += await check(names[start..<end], in: folder)
            guard !Task.isCancelled else { throw .cancelled }
            await progress(ImportProgress(done: end, total: names.count))
        }
        return findings(files, in: folder)
    }

    private static func check(
        _ names: ArraySlice<FileName>, in folder: Folder
    ) async -> [CheckedFile] {
        let size = max(1, names.count / ProcessInfo.processInfo.activeProcessorCount)
        return await Array(names).mapChunks(of: size) { names in
            names.prefix { _ in !Task.isCancelled }.compactMap { CheckedFile($0, in: folder) }
        }
    }

    private static func findings(
        _ files: [CheckedFile], in folder: Folder
    ) -> FolderFindings {
        var findings = FolderFindings(count: files.count)
        findings.twins = twins(among: files, in: folder)
        for file in files {
            if let reason = file.unreadable {
                findings.unreadable.append(UnreadableFile(name: file.name, reason: reason))
            } else if !file.oddities.isEmpty {
                findings.oddities.append(MalformedFile(name: file.name, oddities: file.oddities))
            }
        }
        return findings
    }

    /// Returns the files that share a UID, except the one with the best right to it: first an
    /// unreadable one, which cannot be changed; then the one that is named after the UID; then one
    /// that is not a sync program's copy; and of equals the oldest.
    private static func twins(
        among files: [CheckedFile], in folder: Folder
    ) -> [TwinFile] {
        let families = Dictionary(grouping: files.filter { $0.uid != nil }) { $0.uid ?? "" }
        return families.filter { $0.value.count > 1 }.flatMap { uid, family -> [TwinFile] in
            let copies = Dictionary(
                family.compactMap { file in file.copy(in: folder).map { (file.fileName, $0) } }
            ) { first, _ in first }
            let byRight = family.sorted {
                $0.precedence(to: uid, copies) < $1.precedence(to: uid, copies)
            }
            guard let first = byRight.first else { return [] }
            return byRight.dropFirst().map { file in
                let copy = copies[file.fileName]
                let original = family.first { $0.fileName == copy?.original } ?? first
                return TwinFile(
                    id: EntryID(file.fileName), name: file.name, original: original.name,
                    originalID: EntryID(original.fileName), uid: uid, isEntry: file.isEntry,
                    conflict: copy?.conflict)
            }
        }
        .sorted { $0.id.rawValue < $1.id.rawValue }
    }
}

/// The findings about a file.
private struct CheckedFile: Sendable {
    /// The name for display.
    let name: String
    let fileName: String
    var uid: String?
    private var age: Int64?
    var unreadable: FileError?
    var oddities: [CalendarOddity] = []

    /// Returns `nil` if the file was removed in the meantime or is not a regular file.
    init?(_ name: FileName, in folder: Folder) {
        self.name = SanitizedText.line(name.text)
        fileName = name.text
        guard name.isFaithful else {
            unreadable = .nameNotUTF8
            return
        }
        do throws(ReadFailure) {
            let content = try folder.read(name.text)
            age = content.stamp.modified
            do throws(CalendarDefect) {
                let review = try EntryReview(of: content.bytes)
                uid = review.uid
                oddities = review.oddities
            } catch {
                unreadable = .content(error)
                // A file that is not an entry may still be an item of another program.
                uid = ItemUID.uid(in: content.bytes)
            }
        } catch {
            guard let reason = error.reason else { return nil }
            unreadable = reason
        }
    }

    var isEntry: Bool { unreadable == nil }

    /// Returns the copy of another file in the folder that this one is, or `nil` if it is not one.
    func copy(in folder: Folder) -> ConflictCopy? {
        guard isEntry, let bytes = try? folder.read(fileName).bytes else {
            return nil
        }
        return ConflictCopy(fileName, bytes: bytes, in: folder)
    }

    /// Returns the rank of the file among those with a UID; the smallest has the best right to it.
    func precedence(
        to uid: String, _ copies: [String: ConflictCopy]
    ) -> (Int, Int, Int64, String) {
        let isNamed = fileName == uid + ".ics" && copies[fileName] == nil
        let standing = isNamed ? 0 : copies[fileName] == nil ? 1 : 2
        return (isEntry ? 1 : 0, standing, age ?? 0, fileName)
    }
}
