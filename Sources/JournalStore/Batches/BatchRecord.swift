import Domain
import Foundation
import JournalFormat

/// The record of a batch, outside the journal, so that it can be undone: the files that it added,
/// the old contents of those that it changed, and the copies of sync programs that it joined to
/// their entries.
struct BatchRecord: Sendable {
    var title = ""
    var items: [Item] = []
    var tickets: [Ticket] = []
    /// The copies in the order in which they were joined, before the batch wrote anything else.
    var joins: [Join] = []

    struct Item: Sendable {
        let name: String
        /// The content that the batch wrote.
        let trace: ContentTrace
        /// The content before, or `nil` for a file that the batch added.
        let old: [UInt8]?

        var isChange: Bool { old != nil }
        var isList: Bool { FileName.isList(name) }
    }

    /// A ticket that the batch copied to the store of tickets, outside the journal.
    struct Ticket: Hashable, Sendable {
        let path: String
        let trace: ContentTrace
    }

    /// A copy that was joined to its entry, with the texts that undo that.
    struct Join: Hashable, Sendable {
        let copy: String
        let original: String
        let copyText: [UInt8]
        /// The text of the entry before it was joined.
        let old: [UInt8]
        let new: [UInt8]
    }

    var added: Int { items.count { !$0.isList && !$0.isChange } }
    var changed: Int {
        items.count { !$0.isList && $0.isChange } + joins.entries.count
    }
    var lists: Int { items.count(where: \.isList) }

    func written(as id: String) -> WrittenBatch {
        WrittenBatch(
            id: id, title: title, added: added, changed: changed, lists: lists,
            copies: joins.count)
    }
}

extension [BatchRecord.Join] {
    /// The files of the entries that copies were joined to, without copies of copies, which are in
    /// the trash as well.
    var entries: Set<String> { Set(map(\.original)).subtracting(map(\.copy)) }
}

extension BatchRecord {
    private static let beginning = Array("COUNTERFOIL BATCH 2\n".utf8)
    /// The beginning of records whose pieces have no checksums.
    private static let oldBeginning = Array("COUNTERFOIL BATCH 1\n".utf8)
    private static let addition = UInt8(ascii: "+")
    private static let change = UInt8(ascii: "~")
    private static let ticket = UInt8(ascii: "@")
    private static let join = UInt8(ascii: "&")
    private static let end = UInt8(ascii: ".")

    /// Returns the head of a record, which is written in pieces: its head, its items as they become
    /// known, and its end, without which it is invalid. Each piece but the end has a checksum.
    static func head(title: String) -> [UInt8] {
        summed(beginning + text(title))
    }

    static func piece(_ item: Item) -> [UInt8] {
        var piece = [item.isChange ? change : addition] + text(item.name) + bytes(of: item.trace)
        if let old = item.old { piece += counted(old) }
        return summed(piece)
    }

    static func piece(_ join: Join) -> [UInt8] {
        summed(
            [Self.join] + text(join.copy) + text(join.original)
                + [join.copyText, join.old, join.new].flatMap(counted))
    }

    static func piece(_ ticket: Ticket) -> [UInt8] {
        summed([Self.ticket] + text(ticket.path) + bytes(of: ticket.trace))
    }

    static let tail = [end]

    private static func summed(_ piece: [UInt8]) -> [UInt8] {
        piece + number(ContentTrace(of: piece).fingerprint)
    }

    private static func bytes(of trace: ContentTrace) -> [UInt8] {
        number(trace.size) + number(trace.fingerprint)
    }

    private static func text(_ text: String) -> [UInt8] { counted(Array(text.utf8)) }

    private static func counted(_ bytes: [UInt8]) -> [UInt8] {
        number(UInt64(bytes.count)) + bytes
    }

    private static func number(_ number: UInt64) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    /// Reads a record, or returns `nil` if it is incomplete or damaged.
    init?(_ data: Data) {
        var rest = Bytes(data)
        let beginning = rest.next(Self.beginning.count).map(Array.init)
        let hasSums = beginning == Self.beginning
        guard hasSums || beginning == Self.oldBeginning, let title = rest.text(),
            !hasSums || rest.endsPiece()
        else { return nil }
        self.title = title
        while true {
            guard let kind = rest.next(1)?.first else { return nil }
            if kind == Self.end { break }
            if kind == Self.ticket {
                guard let path = rest.text(), path.hasPrefix("/"), let trace = rest.trace(),
                    !hasSums || rest.endsPiece()
                else { return nil }
                tickets.append(Ticket(path: path, trace: trace))
                continue
            }
            if kind == Self.join {
                guard let join = rest.join(), rest.endsPiece() else { return nil }
                joins.append(join)
                continue
            }
            guard kind == Self.addition || kind == Self.change, let name = rest.text(),
                FileName.isItem(name) || FileName.isList(name), let trace = rest.trace()
            else { return nil }
            var old: [UInt8]?
            if kind == Self.change {
                guard let bytes = rest.counted() else { return nil }
                old = Array(bytes)
            }
            guard !hasSums || rest.endsPiece() else { return nil }
            items.append(Item(name: name, trace: trace, old: old))
        }
        guard rest.isAtEnd else { return nil }
    }

    private struct Bytes {
        private let data: Data
        private var position: Int
        /// The position at which the current piece begins.
        private var start: Int

        init(_ data: Data) {
            self.data = data
            position = data.startIndex
            start = position
        }

        var isAtEnd: Bool { position == data.endIndex }

        mutating func next(_ count: Int) -> Data? {
            guard count >= 0, count <= data.endIndex - position else { return nil }
            defer { position += count }
            return data[position..<position + count]
        }

        mutating func number() -> UInt64? {
            next(8)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }

        /// Reads a checksum and returns whether it is that of the current piece.
        mutating func endsPiece() -> Bool {
            var fingerprint = Fingerprint()
            data[start..<position].withUnsafeBytes { fingerprint.add(bytes: $0) }
            guard number() == fingerprint.value else { return false }
            start = position
            return true
        }

        mutating func counted() -> Data? {
            number().flatMap { Int(exactly: $0) }.flatMap { next($0) }
        }

        mutating func text() -> String? {
            counted().flatMap { String(data: $0, encoding: .utf8) }
        }

        mutating func trace() -> ContentTrace? {
            guard let size = number(), let fingerprint = number() else { return nil }
            return ContentTrace(size: size, fingerprint: fingerprint)
        }

        mutating func join() -> Join? {
            guard let copy = text(), let original = text(), FileName.isItem(copy),
                FileName.isItem(original), let copyText = counted(), let old = counted(),
                let new = counted()
            else { return nil }
            return Join(
                copy: copy, original: original, copyText: Array(copyText), old: Array(old),
                new: Array(new))
        }
    }

    /// Returns a batch that would write the unchanged files of this one again.
    @concurrent
    func contents(in folder: Folder) async -> EntryBatch {
        var batch = EntryBatch(title: title)
        for item in items {
            guard let now = try? folder.read(item.name),
                ContentTrace(of: now.bytes) == item.trace
            else { continue }
            if item.isList {
                let file = ListFile(name: item.name, content: now.bytes)
                batch.lists.append(item.isChange ? .changed(file) : .new(file))
            } else if let old = item.old {
                guard let old = try? EntryText.entry(of: old),
                    let new = try? EntryText.entry(of: now.bytes)
                else { continue }
                batch.changes.append(
                    EntryBatch.Change(EntryID(item.name)) { $0.stepped(from: old, to: new) })
            } else {
                batch.additions.append(.file(name: item.name, content: now.bytes))
            }
        }
        batch.returningTickets = tickets.map(\.path)
        batch.joins = joins.map { CopyFile(EntryID($0.copy), of: EntryID($0.original)) }
        return batch
    }
}

/// The size and fingerprint of a file's content, by which it is recognised without being kept.
struct ContentTrace: Hashable, Sendable {
    let size: UInt64
    let fingerprint: UInt64
}

extension ContentTrace {
    init(of bytes: [UInt8]) {
        self.init(size: UInt64(bytes.count), fingerprint: Fingerprint(of: bytes).value)
    }
}
