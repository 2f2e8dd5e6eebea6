import Domain
import Files
import JournalFormat

/// A text file in the journal's folder that vdir tools ignore; see ADR 17. Lines that cannot be
/// read stay as they are.
struct LinesFile<Line: FileLine> {
    let name: String
    let folder: Folder

    func read() throws(JournalError) -> [Line] {
        do throws(ReadFailure) {
            return FileLines.read(try folder.read(name).bytes)
        } catch {
            guard let reason = error.reason else { return [] }
            throw .failed(reason)
        }
    }

    func change(
        removing removed: [Line], adding added: [Line], under lock: WriteLock
    ) throws(JournalError) {
        try lock.withLock { () throws(JournalError) in
            for _ in 0..<Folder.attempts {
                let content = try folder.readIfPresent(name)
                var lines = content.map { FileLines.split($0.bytes) } ?? []
                let kept: [Line] = lines.compactMap(FileLines.read)
                lines.removeAll { FileLines.read($0).map(removed.contains) ?? false }
                let new = added.filter { !kept.contains($0) || removed.contains($0) }
                let bytes = FileLines.bytes(of: lines) + FileLines.bytes(of: new)
                do throws(FolderFailure) {
                    if content != nil || !bytes.isEmpty {
                        try folder.write(bytes, to: name, over: content)
                    }
                    return
                } catch {
                    guard error == .overtaken else {
                        throw error.error(writing: name, in: folder.path)
                    }
                }
            }
            throw .file(name, .changing)
        }
    }
}
