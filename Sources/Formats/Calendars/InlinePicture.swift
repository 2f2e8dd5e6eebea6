import Domain
import Files
import Foundation
import JournalFormat
import Synchronization

/// A picture that stands in a calendar itself, as an attachment in Base64 (RFC 5545, section
/// 3.8.1.1).
struct InlinePicture: Sendable {
    /// The number of the picture in its file, from 1.
    let number: Int
    private var text: [UInt8] = []

    /// The greatest length of the text, in bytes.
    private static let most = (TicketFile.largest + 2) / 3 * 4

    fileprivate init(number: Int, beginning: String) {
        self.number = number
        append(Array(beginning.utf8)[...])
    }

    /// Adds the text of a line, without its fold and its end.
    fileprivate mutating func append(_ line: ArraySlice<UInt8>) {
        // One byte too many is enough to tell that the text is too long.
        guard text.count <= Self.most else { return }
        let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let end = line.lastIndex { !isBlank($0) } ?? line.startIndex - 1
        text += line[...end].drop(while: isBlank)
    }

    var length: Int { text.count }

    /// The bytes of the picture, or `nil` if they are damaged or larger than a ticket can be.
    var content: [UInt8]? {
        guard text.count <= Self.most, let content = Data(base64Encoded: Data(text)) else {
            return nil
        }
        return content.count <= TicketFile.largest ? Array(content) : nil
    }
}

/// Finds the pictures that Counterfoil wrote among the lines of components.
struct InlinePictures {
    /// The picture of the present component, or `nil` if none was found so far.
    private(set) var found: InlinePicture?
    private var count = 0
    private var state = State.elsewhere

    private enum State {
        case elsewhere, picture
        /// The lines so far of an attachment that may be a picture.
        case attachment([UInt8])
    }

    private static let name = Array("ATTACH".utf8)
    /// The greatest length of the lines that tell whether an attachment is a picture, in bytes.
    private static let most = 8 << 10

    mutating func beginComponent() { (found, state) = (nil, .elsewhere) }

    /// Takes the next line of a component.
    ///
    /// - Returns: the number of bytes that belong to a picture and end with the line.
    mutating func take(_ line: ArraySlice<UInt8>) -> Int {
        if line.first.map({ $0 > UInt8(ascii: " ") }) ?? true {
            let isAttachment = line.prefix(Self.name.count).map { $0 & 0xDF } == Self.name
            state = found == nil && isAttachment ? .attachment([]) : .elsewhere
        }
        switch state {
        case .elsewhere: return 0
        case .picture:
            found?.append(line)
            return line.count
        case .attachment(var lines):
            lines += line
            // Parameters may be folded, so that the first line need not have all of them.
            guard let content = ContentLine(unfolded: Folding.unfolded(lines[...])) else {
                state = lines.count <= Self.most ? .attachment(lines) : .elsewhere
                return 0
            }
            guard content.isInlineTicket else {
                state = .elsewhere
                return 0
            }
            count += 1
            found = InlinePicture(number: count, beginning: content.value)
            state = .picture
            return lines.count
        }
    }
}

/// The pictures of a calendar, which are read again when they are stored, as all of them together
/// may need more memory than there is.
final class CalendarPictures: Sendable {
    private let file: SourceFile
    private let destination: TicketDestination
    private let state = Mutex<Reading?>(nil)

    private struct Reading {
        let pieces: ComponentStream
        /// The number of the picture that was read last.
        var last = 0
    }

    init(of file: SourceFile, keptIn destination: TicketDestination) {
        self.file = file
        self.destination = destination
    }

    /// Returns a picture as one to be stored with its film, or `nil` if it cannot be shown.
    func ticket(
        _ picture: InlinePicture, of film: Film, at place: SourcePlace
    ) async -> ImportedTicket? {
        guard let content = picture.content, await destination.canShow(content) else { return nil }
        let shown = Fingerprint(of: content).value
        let end = PictureFormat(of: content)?.fileExtension ?? ""
        return ImportedTicket(
            .copy(of: "\(file.name) \(picture.number)"), in: destination.folder,
            as: film.nameOfTicket(endingIn: end)
        ) { () throws(ImportError) in
            guard let content = try self.content(of: picture.number),
                Fingerprint(of: content).value == shown
            else { throw .unreadable(place, .changing) }
            return content
        }
    }

    /// Reads on to a picture, or from the beginning if that is not possible.
    ///
    /// - Returns: the bytes of the picture, or `nil` if it is not in the file any more.
    private func content(of number: Int) throws(ImportError) -> [UInt8]? {
        try state.withLock { state throws(ImportError) in
            var reading =
                if let state, state.last < number {
                    state
                } else {
                    Reading(pieces: ComponentStream(try CalendarLines.stream(of: file)))
                }
            state = nil
            while try reading.pieces.next() != nil {
                guard let picture = reading.pieces.picture, picture.number >= number else {
                    continue
                }
                reading.last = picture.number
                state = reading
                return picture.number == number ? picture.content : nil
            }
            return nil
        }
    }
}
