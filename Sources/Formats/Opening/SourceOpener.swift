import Domain
import Files
import Foundation

/// Opens the chosen files, folders and ZIPs.
///
/// It holds the beginning of each file and reads the rest on request.
struct SourceOpener {
    private let limits: Limits
    private let disk: Disk
    /// The files that were opened so far.
    private var files: [SourceFile] = []
    private var room = 32 << 20
    private var names: Set<String> = []
    /// The folders that distinguish files of one name, with the source's own name last.
    private var folders: [String] = []

    /// Limits that real exports do not reach.
    struct Limits: Sendable {
        /// The greatest number of files in total.
        var files = 10_000
        /// The greatest depth of nested folders.
        var depth = 8
        var archive = ArchiveLimits()
    }

    static func open(
        _ sources: [URL], limits: Limits = Limits(), disk: Disk = .real
    ) throws(ImportError) -> [SourceFile] {
        var opener = SourceOpener(limits: limits, disk: disk)
        var chosen: Set<URL> = []
        for source in sources where chosen.insert(source.standardizedFileURL).inserted {
            let path = source.path(percentEncoded: false)
            let name = source.lastPathComponent
            opener.folders = source.standardizedFileURL.pathComponents.filter { $0 != "/" }
            var status = stat()
            if disk.statusOfTarget(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                try opener.walk(path, named: "", shown: name, depth: 0)
            } else {
                try opener.open(path, named: name, following: true)
            }
        }
        return opener.files
    }

    /// Returns a unique name for a file. Two exports may have files of the same name, and messages
    /// about rows have to tell them apart.
    private mutating func ownName(_ name: String) -> String {
        var own = name
        var rest = folders
        if rest.last == name { rest.removeLast() }
        while !names.insert(own).inserted, let folder = rest.popLast() { own = "\(folder)/\(own)" }
        return own
    }

    /// - Parameter name: the name of a folder inside the chosen one, or empty for that itself.
    private mutating func walk(
        _ path: String, named name: String, shown: String, depth: Int
    ) throws(ImportError) {
        guard depth <= limits.depth else {
            throw .unreadable(file: name, .tooDeep)
        }
        var items: [String] = []
        do throws(FolderFailure) {
            try disk.list(AT_FDCWD, path) { items.append(String(cString: $0)) }
        } catch {
            throw .unreadable(file: name.isEmpty ? shown : name, .file(.notOpened(error.code)))
        }
        for item in items.sorted() where item != "." && item != ".." {
            let inside = name.isEmpty ? item : name + "/" + item
            guard !Self.isIgnored(inside) else { continue }
            var status = stat()
            guard disk.status(AT_FDCWD, path + "/" + item, &status) == 0 else {
                if errno == ENOENT { continue }
                throw .unreadable(file: inside, .file(.notOpened(errno)))
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try walk(path + "/" + item, named: inside, shown: shown, depth: depth + 1)
            case S_IFREG: try open(path + "/" + item, named: inside, following: false)
            // A link may lead anywhere.
            default: break
            }
        }
    }

    private mutating func open(
        _ path: String, named name: String, following: Bool
    ) throws(ImportError) {
        guard !Task.isCancelled else { throw .cancelled }
        let opened = try OpenedFile(path, named: name, following: following, on: disk)
        let head = try opened.read(from: 0, upTo: headLength, named: name) ?? []
        if ArchiveStream.isGzip(head) {
            let own = ownName(name)
            let open: @Sendable () throws(ImportError) -> any ByteStream = {
                [limits, disk] () throws(ImportError) in
                let file = try OpenedFile(path, named: own, following: following, on: disk)
                return try ArchiveStream.ofGzip(file, named: own, limits: limits.archive)
            }
            let beginning = try open().head(upTo: headLength)
            return try add(SourceFile(name: own, size: nil, head: beginning, open: open))
        }
        let isArchive = try ZipArchive.isArchive(head, opened, named: name)
        let spreadsheet = isArchive ? try Spreadsheet.Kind(opened, head, named: name) : nil
        guard isArchive, spreadsheet != .other else {
            let own = ownName(name)
            try add(
                SourceFile(name: own, path: path, size: opened.size, head: head) {
                    [disk] () throws(ImportError) in
                    let file = try OpenedFile(path, named: own, following: following, on: disk)
                    return FileStream(file, named: own)
                })
            return
        }
        let archive = ZipArchive(path, named: name, following: following, limits: limits, on: disk)
        if let spreadsheet {
            let table = try Spreadsheet(in: archive, spreadsheet)
                .table(named: ownName(name), headLength: headLength)
            try add(table)
        } else {
            try open(archive)
        }
    }

    private mutating func open(_ archive: ZipArchive) throws(ImportError) {
        let cursor = try archive.cursor()
        var names = MemberNames()
        while let member = try cursor.next() {
            guard !Task.isCancelled else { throw .cancelled }
            try archive.count(member, at: cursor.position)
            guard member.isFile, !Self.isIgnored(member.name) else { continue }
            try names.add(member.name, of: member, in: archive.name)
            var head: [UInt8] = []
            while head.count < headLength,
                let more = try cursor.read(upTo: headLength - head.count)
            {
                head += more
            }
            let position = cursor.position
            try add(
                SourceFile(
                    name: ownName(member.name), path: archive.path + "/" + member.name,
                    size: member.size, head: head
                ) { () throws(ImportError) in
                    try archive.stream(of: position)
                })
        }
    }

    /// The number of bytes to hold of each file, which falls after the first 32 MB.
    private var headLength: Int { room > 0 ? SourceFile.headLength : 4 << 10 }

    private mutating func add(_ file: SourceFile) throws(ImportError) {
        guard files.count < limits.files else {
            throw .unreadable(file: file.name, .tooMany(most: limits.files))
        }
        room -= file.head.count
        files.append(file)
    }

    /// Whether a file is hidden, added to archives by macOS, or in a folder of deleted content.
    private static func isIgnored(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        let isRemoved = parts.contains { part in
            ["deleted", "orphaned", "__macosx"].contains(part.lowercased())
        }
        return isRemoved || parts.isEmpty || parts.contains { $0.hasPrefix(".") }
    }
}
