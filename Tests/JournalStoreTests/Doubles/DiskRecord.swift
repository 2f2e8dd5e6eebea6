import Foundation
import Synchronization

@testable import Files
@testable import JournalStore

/// A real disk that records the calls in their order, each with its subject. The folders of locks and
/// records are no part of it.
final class DiskRecord: Sendable {
    private let kept = Mutex<[String]>([])

    var calls: [String] { kept.withLock { $0 } }

    func clear() { kept.withLock { $0 = [] } }

    private func keep(_ call: String, _ names: String...) {
        kept.withLock { $0.append(([call] + names.map(Self.role)).joined(separator: " ")) }
    }

    /// Returns the purpose of a name that is new each time.
    private static func role(_ path: String) -> String {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".counterfoil-") { return "temporary" }
        let state = (name as NSString).pathExtension
        return BatchHandle.State(rawValue: state) == nil ? name : "record." + state
    }

    private static func name(of file: Int32) -> String {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return "folder" }
        let link = "/proc/self/fd/\(file)"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? "?"
    }

    var disk: Disk {
        let real = Disk.real
        return Disk(
            write: {
                self.keep("write", Self.name(of: $0))
                return real.write($0, $1, $2)
            },
            flush: {
                self.keep("flush", Self.name(of: $0))
                return real.flush($0)
            },
            flushEverything: {
                self.keep("flush everything")
                return real.flushEverything($0)
            },
            makeFile: {
                self.keep("make", $1)
                return real.makeFile($0, $1)
            },
            makeFolder: {
                if $1.hasPrefix(".counterfoil-") { self.keep("make folder", $1) }
                return real.makeFolder($0, $1)
            },
            rename: {
                self.keep("rename", $1, $3)
                return real.rename($0, $1, $2, $3)
            },
            renameNew: {
                self.keep("rename", $1, $3)
                return real.renameNew($0, $1, $2, $3)
            },
            exchange: {
                self.keep("exchange", $1, $3)
                return real.exchange($0, $1, $2, $3)
            },
            link: {
                self.keep("link", $1, $2)
                return real.link($0, $1, $2)
            },
            remove: {
                self.keep("remove", $1)
                return real.remove($0, $1)
            },
            removeFolder: {
                self.keep("remove folder", $1)
                return real.removeFolder($0, $1)
            })
    }
}
