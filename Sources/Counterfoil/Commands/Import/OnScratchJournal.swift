import Foundation

/// A command on a temporary journal, which shows what would happen to one that does not exist yet.
struct OnScratchJournal: Command {
    private let room: URL
    private let command: any Command

    /// - Parameter room: the folder of the journal and its data, which is removed at the end.
    init(in room: URL, _ command: any Command) {
        self.room = room
        self.command = command
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        defer { try? FileManager.default.removeItem(at: room) }
        return try await command.run(on: console)
    }
}
