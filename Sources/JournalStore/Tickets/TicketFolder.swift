public import Domain
package import Files
import Foundation

/// The folder in which tickets are kept, which is created with the first one.
public struct TicketFolder: StoresTickets {
    private let path: String
    private let disk: Disk

    /// The greatest number of files with the same name.
    private static let mostNames = 10_000
    /// The longest extension that a copy keeps, in characters.
    private static let longestEnd = 10

    package init(_ path: String, on disk: Disk = .real) {
        self.path = path
        self.disk = disk
    }

    @concurrent
    public func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile? {
        guard !holds(file), let content = try content(of: file) else { return nil }
        return try store(content, from: file, of: entry)
    }

    @concurrent
    public func store(
        _ content: [UInt8], of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile {
        let end = PictureFormat(of: content)?.fileExtension ?? ""
        let name = entry.nameOfTicket(endingIn: end)
        return try store(content, as: name, from: name)
    }

    /// Stores the content of a file under the name of an entry, with the end of the file's name.
    func store(
        _ content: [UInt8], from file: TicketFile, of entry: any NamesTicket
    ) throws(JournalError) -> TicketFile {
        let end = URL(filePath: file.path).pathExtension
        let isEnd = end.utf8.count <= Self.longestEnd && end == end.inFileName(upTo: .max)
        return try store(
            content, as: entry.nameOfTicket(endingIn: isEnd ? end : ""), from: file.name)
    }

    /// - Parameter source: the name of the file for messages.
    private func store(
        _ content: [UInt8], as name: String, from source: String
    ) throws(JournalError) -> TicketFile {
        let notCopied = { (code: Int32) in
            JournalError.file(source, .ticketNotCopied(path: path, code))
        }
        return try FolderFailure.explained(in: path, as: notCopied) { () throws(FolderFailure) in
            let stored = path + "/" + (try put(content, as: name))
            guard let file = TicketFile(path: stored) else { throw FolderFailure(ENAMETOOLONG) }
            return file
        }
    }

    @concurrent
    public func remove(_ copy: TicketFile) async { _ = disk.remove(AT_FDCWD, copy.path) }

    /// Writes a file under a free name, and returns that.
    func put(_ content: [UInt8], as name: String) throws(FolderFailure) -> String {
        try Folder.make(path, on: disk)
        let folder = try Folder(path, on: disk)
        let url = URL(filePath: name)
        let (stem, end) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        for number in 1...Self.mostNames {
            let name =
                number == 1 ? name : end.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(end)"
            do throws(FolderFailure) {
                try folder.create(name, with: content)
                return name
            } catch {
                guard error == .overtaken else { throw error }
            }
        }
        throw .overtaken
    }

    /// Whether a file is in the folder, whatever path leads there.
    func holds(_ file: TicketFile) -> Bool {
        let folder = file.path.folderOfPath
        var (mine, other) = (stat(), stat())
        return disk.statusOfTarget(path, &mine) == 0 && disk.statusOfTarget(folder, &other) == 0
            && mine.identity == other.identity
    }

    /// Returns the content of a ticket, or `nil` if it does not exist or is larger than a ticket
    /// can be. It opens no file that could block.
    func content(of ticket: TicketFile) throws(JournalError) -> [UInt8]? {
        guard let file = FileDescriptor(disk.openTarget(ticket.path)) else {
            if [ENOENT, ENOTDIR].contains(errno) { return nil }
            throw .file(ticket.name, .notOpened(errno))
        }
        do throws(FolderFailure) {
            return try file.content(upTo: TicketFile.largest, on: disk)
        } catch {
            throw .file(ticket.name, .notRead(error.code))
        }
    }
}

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
