public import Foundation

/// A command on a temporary journal, which shows what would happen to one that does not exist yet.
public struct OnScratchJournal: Command {
    private let room: URL
    private let command: any Command

    /// - Parameter room: the folder of the journal and its data, which is removed at the end.
    public init(in room: URL, _ command: any Command) {
        self.room = room
        self.command = command
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        defer { try? FileManager.default.removeItem(at: room) }
        return try await command.run(on: console)
    }
}
