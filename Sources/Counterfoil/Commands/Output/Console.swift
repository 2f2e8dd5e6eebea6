import Domain
import Glibc
import Presentation
import Wording

/// The output of a command: results on one side, so that another program can read them, and
/// messages on the other.
@MainActor
struct Console {
    let results: any TakesText
    let messages: any TakesText
    /// Asks a question and returns whether the answer is yes, or is `nil` without a terminal to ask
    /// on.
    var answer: (@MainActor (String) -> Bool)?

    /// Returns the console of standard output, standard error, and standard input for answers.
    static func standard() -> Console {
        let messages = StandardStream(descriptor: 2)
        var console = Console(results: StandardStream(descriptor: 1), messages: messages)
        if messages.isTerminal, isatty(0) != 0 {
            console.answer = { isAnsweredByYes($0, on: messages) }
        }
        return console
    }

    /// Asks a question on a terminal, which is answered by a line. Any answer but a yes, in English
    /// or the program's language, is a no.
    private static func isAnsweredByYes(_ question: String, on messages: any TakesText) -> Bool {
        let asked = localized("{question} [y/N]", ["question": question])
        try? messages.write(asked.onOneLine + " ")
        try? messages.flush()
        let answer = (readLine() ?? "").lowercased().filter { !$0.isWhitespace }
        return !answer.isEmpty
            && Localizer.ofProgram.answersForYes.contains { $0.hasPrefix(answer) }
    }

    /// Prints a message. A failure is ignored.
    func printMessage(_ message: String) {
        try? messages.writeLine(message)
        try? messages.flush()
    }
}

/// Holds a result back until it is complete, so that it can be replaced.
///
/// Output beyond 16 MB is passed on as it comes.
final class HeldOutput: TakesText {
    private let output: any TakesText
    private var held: [UInt8] = []
    /// Whether nothing was passed on yet.
    private(set) var isHeld = true

    private static let most = 16 << 20

    init(_ output: any TakesText) { self.output = output }

    var isTerminal: Bool { output.isTerminal }

    /// Discards the output that is held back.
    func begin() { held.removeAll(keepingCapacity: true) }

    func write(bytes: [UInt8]) throws(OutputError) {
        held += bytes
        if held.count >= Self.most { try handOn() }
    }

    func flush() throws(OutputError) {
        try handOn()
        try output.flush()
    }

    private func handOn() throws(OutputError) {
        isHeld = false
        try output.write(bytes: held)
        held.removeAll(keepingCapacity: true)
    }
}

/// Writes bytes unchanged to a file or a pipe, and to a terminal line by line without control
/// characters.
@MainActor
struct ShownLines {
    private let output: any TakesText
    private var rest: [UInt8] = []

    init(on output: any TakesText) { self.output = output }

    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
        guard output.isTerminal else { return try output.write(bytes: bytes) }
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
        try show(rest[..<end])
        try output.write("\n")
        rest.removeSubrange(...end)
    }

    /// Writes the rest of the last line.
    mutating func end() throws(OutputError) {
        guard !rest.isEmpty else { return }
        try show(rest[...])
        rest = []
    }

    private func show(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
        let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        try output.write(String(decoding: bytes, as: UTF8.self).inPlainLines)
    }
}

/// Standard output or standard error.
final class StandardStream: TakesText {
    let isTerminal: Bool
    private let descriptor: Int32
    private var waiting: [UInt8] = []

    /// The number of bytes that are collected for one write, because each write costs as much as a
    /// thousand bytes.
    private static let mostWaiting = 64 << 10

    /// Makes the stream of a descriptor that stays open as long as the program runs.
    ///
    /// From then on a pipe that is closed at its other end is an error and does not end the
    /// program.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) != 0
        signal(SIGPIPE, SIG_IGN)
    }

    func write(bytes: [UInt8]) throws(OutputError) {
        waiting += bytes
        if isTerminal || waiting.count >= Self.mostWaiting { try flush() }
    }

    func flush() throws(OutputError) {
        defer { waiting.removeAll(keepingCapacity: true) }
        var start = 0
        while start < waiting.count {
            let count = waiting.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            }
            if count >= 0 {
                start += count
            } else if errno == EAGAIN {
                // Another program may have made the pipe non-blocking.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw errno == EPIPE ? .closed : .failed(errno)
            }
        }
    }
}

/// Receives the results or the messages of a command.
@MainActor
protocol TakesText: AnyObject {
    var isTerminal: Bool { get }
    /// Writes bytes unchanged. They may be buffered until `flush`.
    func write(bytes: [UInt8]) throws(OutputError)
    /// Returns once everything is written.
    func flush() throws(OutputError)
}

extension TakesText {
    /// Writes text unchanged.
    func write(_ text: String) throws(OutputError) { try write(bytes: Array(text.utf8)) }

    /// Writes one line. No character of the text can end the line, move a terminal's cursor or turn
    /// the direction of later text.
    func writeLine(_ line: String = "") throws(OutputError) {
        try write(line.onOneLine + "\n")
    }
}

/// A reason why output could not be written.
enum OutputError: Error, Hashable, Sendable {
    /// A pipe that was closed at its other end.
    case closed
    /// An error with a value of `errno`.
    case failed(Int32)
}

extension String {
    /// The text on one line, safe for a terminal: line breaks and tabs become spaces, other control
    /// characters become U+FFFD, and marks that turn the direction of text or are invisible are
    /// left out, as in the window.
    var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return self }
        let safe = displaySafe
        guard safe.unicodeScalars.contains(where: \.isReplaced) else { return safe }
        var line = String.UnicodeScalarView()
        for scalar in safe.unicodeScalars {
            if scalar.isBlank {
                line.append(" ")
            } else {
                line.append(scalar.isReplaced ? "\u{FFFD}" : scalar)
            }
        }
        return String(line)
    }

    /// The text in its lines, each safe for a terminal.
    var inPlainLines: String {
        guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 > 0x7E }) else { return self }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).onOneLine }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether terminals act on the character instead of showing it.
    var isObeyed: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the character is replaced. Pairs of isolating marks that `displaySafe` kept stay.
    fileprivate var isReplaced: Bool { isObeyed && !(0x2068...0x2069).contains(value) }

    fileprivate var isBlank: Bool {
        (0x09...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value)
    }
}

/// Shows a progress bar on a terminal, and nothing elsewhere.
@MainActor
final class ProgressBar {
    private let work: LongWork
    private let messages: any TakesText
    private let words: Localizer
    private let now: () -> ContinuousClock.Instant
    private var shown: ContinuousClock.Instant?

    private static let width = 24
    private static let pause = Duration.milliseconds(100)

    init(
        _ work: LongWork, on messages: any TakesText, words: Localizer,
        now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
        self.work = work
        self.messages = messages
        self.words = words
        self.now = now
    }

    /// Draws the bar in place of the last one, at most ten times a second.
    func show(_ progress: ImportProgress) {
        let now = now()
        guard messages.isTerminal, shown.map({ now - $0 >= Self.pause }) ?? true else { return }
        shown = now
        draw(line(progress).onOneLine)
    }

    /// Clears the line for further output.
    func clear() {
        guard shown != nil else { return }
        shown = nil
        draw("")
    }

    private func draw(_ line: String) {
        try? messages.write("\r\u{1B}[K" + line)
        try? messages.flush()
    }

    private func line(_ progress: ImportProgress) -> String {
        let sentence = words.progress(of: work, progress)
        guard let total = progress.total, total > 0 else { return sentence }
        let part = Double(progress.done) / Double(total)
        let filled = Int(Double(Self.width) * min(1, max(0, part)))
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: "-", count: Self.width - filled)
        return "[\(bar)] \(sentence)"
    }
}
