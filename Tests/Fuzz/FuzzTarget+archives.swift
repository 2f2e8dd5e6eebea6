import Domain
import Foundation

@testable import Formats

extension FuzzTarget {
    /// The target for ZIP files and backups, whose members are read to the end and not written.
    static let archives = FuzzTarget(name: "archives", seeds: ["archives/*"]) { bytes in
        let file = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-fuzz-\(getpid()).zip")
        guard (try? Data(bytes).write(to: file)) != nil else { return }
        defer { try? FileManager.default.removeItem(at: file) }
        guard let members = try? SourceOpener.open([file]) else { return }
        for member in members {
            guard !member.name.hasPrefix("/"), !member.name.split(separator: "/").contains("..")
            else { fatalError("\(member.name) leads out of the archive.") }
            guard let stream = try? member.open() else { continue }
            while let piece = try? stream.next(), !piece.isEmpty {}
        }
        let backups = members.filter(BackupReader().recognises)
        wait {
            let reading = SourceReading()
            try? await BackupReader().read(backups, into: reading)
            for file in reading.contents.files where file.name.contains("/") {
                fatalError("\(file.name) leads out of the journal.")
            }
        }
    }
}
