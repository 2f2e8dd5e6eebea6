package import Files
import Foundation
import Synchronization

/// A real disk on which one call fails, or every later call too, once it is armed.
package final class FailingDisk: Sendable {
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
    package init(from first: Int, goesOn: Bool) {
        self.first = first
        self.goesOn = goesOn
    }

    package func arm() { state.withLock { $0.isArmed = true } }

    /// Whether a call failed.
    package var hasFailed: Bool { state.withLock { $0.calls >= first } }

    private func fails() -> Bool {
        let fails = state.withLock { state in
            guard state.isArmed else { return false }
            state.calls += 1
            return goesOn ? state.calls >= first : state.calls == first
        }
        if fails { errno = EIO }
        return fails
    }

    package var disk: Disk {
        let real = Disk.real
        var disk = Disk.real
        disk.write = { self.fails() ? -1 : real.write($0, $1, $2) }
        disk.flush = { self.fails() ? -1 : real.flush($0) }
        disk.status = { self.fails() ? -1 : real.status($0, $1, &$2) }
        disk.statusOfTarget = { self.fails() ? -1 : real.statusOfTarget($0, &$1) }
        disk.statusOfOpen = { self.fails() ? -1 : real.statusOfOpen($0, &$1) }
        disk.mayChange = { self.fails() ? -1 : real.mayChange($0) }
        disk.open = { self.fails() ? -1 : real.open($0, $1) }
        disk.openTarget = { self.fails() ? -1 : real.openTarget($0) }
        disk.openFolder = { self.fails() ? -1 : real.openFolder($0, $1, $2) }
        disk.openLock = { self.fails() ? -1 : real.openLock($0) }
        disk.openLocked = { self.fails() ? -1 : real.openLocked($0, $1) }
        disk.hold = { self.fails() ? -1 : real.hold($0, $1) }
        disk.lock = { self.fails() ? -1 : real.lock($0, $1) }
        disk.read = { self.fails() ? -1 : real.read($0, $1, $2) }
        disk.readAt = { self.fails() ? -1 : real.readAt($0, $1, $2, $3) }
        disk.nextName = { self.fails() ? nil : real.nextName($0) }
        disk.flushEverything = { self.fails() ? -1 : real.flushEverything($0) }
        disk.makeFile = { self.fails() ? -1 : real.makeFile($0, $1) }
        disk.makeUnnamed = { self.fails() ? -1 : real.makeUnnamed($0) }
        disk.setMode = { self.fails() ? -1 : real.setMode($0, $1) }
        disk.setGroup = { self.fails() ? -1 : real.setGroup($0, $1) }
        disk.makeFolder = { self.fails() ? -1 : real.makeFolder($0, $1) }
        disk.rename = { self.fails() ? -1 : real.rename($0, $1, $2, $3) }
        disk.renameNew = { self.fails() ? -1 : real.renameNew($0, $1, $2, $3) }
        disk.exchange = { self.fails() ? -1 : real.exchange($0, $1, $2, $3) }
        disk.link = { self.fails() ? -1 : real.link($0, $1, $2) }
        disk.linkOpen = { self.fails() ? -1 : real.linkOpen($0, $1) }
        disk.remove = { self.fails() ? -1 : real.remove($0, $1) }
        disk.removeFolder = { self.fails() ? -1 : real.removeFolder($0, $1) }
        return disk
    }
}
