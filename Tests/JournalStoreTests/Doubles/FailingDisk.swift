import Foundation
import Synchronization

@testable import JournalStore

/// A real disk on which one call fails, or every later call too, once it is armed.
final class FailingDisk: Sendable {
    private struct State {
        var isArmed = false
        var calls = 0
    }

    private let state = Mutex(State())
    private let first: Int
    private let goesOn: Bool

    /// - Parameters:
    ///   - first: the number of the call that fails, from 1.
    ///   - goesOn: whether all calls after it fail too.
    init(from first: Int, goesOn: Bool) {
        self.first = first
        self.goesOn = goesOn
    }

    func arm() { state.withLock { $0.isArmed = true } }

    /// Whether a call failed.
    var hasFailed: Bool { state.withLock { $0.calls >= first } }

    private func fails() -> Bool {
        let fails = state.withLock { state in
            guard state.isArmed else { return false }
            state.calls += 1
            return goesOn ? state.calls >= first : state.calls == first
        }
        if fails { errno = EIO }
        return fails
    }

    var disk: Disk {
        let real = Disk.real
        var disk = Disk(
            write: { self.fails() ? -1 : real.write($0, $1, $2) },
            flush: { self.fails() ? -1 : real.flush($0) })
        disk.status = { self.fails() ? -1 : real.status($0, $1, &$2) }
        disk.open = { self.fails() ? -1 : real.open($0, $1) }
        disk.openFolder = { self.fails() ? -1 : real.openFolder($0, $1, $2) }
        disk.openLock = { self.fails() ? -1 : real.openLock($0) }
        disk.read = { self.fails() ? -1 : real.read($0, $1, $2) }
        disk.flushEverything = { self.fails() ? -1 : real.flushEverything($0) }
        disk.makeFile = { self.fails() ? -1 : real.makeFile($0, $1) }
        disk.makeFolder = { self.fails() ? -1 : real.makeFolder($0, $1) }
        disk.rename = { self.fails() ? -1 : real.rename($0, $1, $2, $3) }
        disk.renameNew = { self.fails() ? -1 : real.renameNew($0, $1, $2, $3) }
        disk.exchange = { self.fails() ? -1 : real.exchange($0, $1, $2, $3) }
        disk.link = { self.fails() ? -1 : real.link($0, $1, $2) }
        disk.remove = { self.fails() ? -1 : real.remove($0, $1) }
        disk.removeFolder = { self.fails() ? -1 : real.removeFolder($0, $1) }
        return disk
    }
}
