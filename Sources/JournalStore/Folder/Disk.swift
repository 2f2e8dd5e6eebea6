internal import CLinux
import Foundation

/// The calls that a full or failing disk answers with an error.
struct Disk: Sendable {
    /// Like `write(2)`.
    var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
    /// Like `fsync(2)`.
    var flush: @Sendable (Int32) -> Int32
    /// Like `syncfs(2)`: everything that was written on the disk of an open file.
    var flushEverything: @Sendable (Int32) -> Int32 = { syncfs($0) }

    static let real = Disk(
        write: { Foundation.write($0, $1, $2) }, flush: { fsync($0) })
}
