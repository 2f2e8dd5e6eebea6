public import Foundation

/// A command on a journal that stands in a folder of its own and goes with it: it shows what would become
/// of one that is not there yet.
public struct OnScratchJournal: Command {
    private let room: URL
    private let command: any Command

    /// - Parameter room: holds the journal and all that belongs to it; it is removed at the end.
    public init(in room: URL, _ command: any Command) {
        self.room = room
        self.command = command
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        defer { try? FileManager.default.removeItem(at: room) }
        return try await command.run(on: console)
    }
}
