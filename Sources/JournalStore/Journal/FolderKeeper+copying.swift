import Domain

extension FolderKeeper {
    /// Copies the items of another folder, each under its name, where that is free; either all of
    /// them or none.
    func copyItems(from other: String) throws(JournalError) -> (ids: [EntryID], update: Update?) {
        let folder = try openFolder()
        var readings: [FileReading] = []
        do throws(JournalError) {
            for (name, bytes) in try Self.items(of: other) {
                do throws(Folder.WriteFailure) {
                    let stamp = try create(name, with: bytes, in: folder)
                    readings.append(FileReading(name: name, stamp: stamp, bytes: bytes))
                } catch {
                    guard case .failed(let failure) = error else { continue }
                    throw failure.error(writing: name, in: path)
                }
            }
        } catch {
            for reading in readings { folder.remove(reading.name) }
            throw error
        }
        return (readings.map { EntryID($0.name) }, settle(readings, in: folder))
    }

    private static func items(of path: String) throws(JournalError) -> [(String, [UInt8])] {
        do {
            let folder = try Folder(path)
            return try folder.names().filter { $0.isItem && $0.isFaithful }.map {
                ($0.text, try folder.read($0.text).bytes)
            }
        } catch let failure as FolderFailure {
            throw .invalid("The journal at \(path) could not be opened. \(failure.reason)")
        } catch {
            throw .invalid("Not all files of the journal at \(path) can be read.")
        }
    }
}
