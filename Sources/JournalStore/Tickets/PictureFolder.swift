public import Domain

/// The pictures in the folder of tickets. Files that are no pictures are refused.
public struct PictureFolder: StoresTickets {
    private let files: TicketFolder
    private let canShow: @Sendable ([UInt8]) async -> Bool

    /// - Parameter canShow: returns whether content is a picture that can be shown.
    public init(_ path: String, canShow: @escaping @Sendable ([UInt8]) async -> Bool) {
        files = TicketFolder(path)
        self.canShow = canShow
    }

    @concurrent
    public func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile? {
        guard let content = try files.content(of: file) else { throw .failed(.noPicture) }
        try await check(content)
        return files.holds(file) ? nil : try files.store(content, from: file, of: entry)
    }

    @concurrent
    public func store(
        _ content: [UInt8], of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile {
        try await check(content)
        return try await files.store(content, of: entry)
    }

    public func remove(_ copy: TicketFile) async { await files.remove(copy) }

    private func check(_ content: [UInt8]) async throws(JournalError) {
        guard await canShow(content) else { throw .failed(.noPicture) }
    }
}
