internal import CLinux
internal import Domain
internal import Foundation
internal import Wording

/// How a paper is written.
public enum PaperFormat: String, CaseIterable, Sendable {
    case pdf, text

    /// By the end of a file's name; standard output gets text.
    public init(ofFile fileName: String) throws(CommandError) {
        let name = fileName.lowercased()
        if name.hasSuffix(".pdf") {
            self = .pdf
        } else if name == "-" || name.hasSuffix(".txt") || name.hasSuffix(".text") {
            self = .text
        } else {
            throw .usage(
                .formatUnclear(file: fileName, likely: Self.allCases.map(\.rawValue)))
        }
    }
}

extension CommandError {
    /// The word that was typed, if it is one of those that are known.
    public static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String, of _: Word.Type = Word.self
    ) throws(CommandError) -> Word {
        guard let word = Word(rawValue: text.lowercased()) else {
            throw .usage(.noneOf(text, known: Word.allCases.map(\.rawValue)))
        }
        return word
    }
}

/// Where a paper goes.
@MainActor
struct PaperTarget {
    private let destination: ExportEntries.Destination

    init(_ destination: ExportEntries.Destination) {
        self.destination = destination
    }

    /// Refuses what would replace something, or fill a terminal with what nobody reads.
    func refuse(_ format: PaperFormat, on console: Console) throws(CommandError) {
        switch destination {
        case .standardOutput where format == .pdf && console.results.isTerminal:
            throw .usage(.pdfOnTerminal)
        case .standardOutput: break
        case .file(let file, let replaces):
            let path = file.path(percentEncoded: false)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return
            }
            if isFolder.boolValue { throw .failed(.targetIsFolder(path: path)) }
            if !replaces { throw .failed(.targetExists(path: path)) }
        }
    }

    func write(_ bytes: [UInt8], on console: Console) throws(CommandError) {
        switch destination {
        case .standardOutput:
            try saying { () throws(OutputError) in
                var shown = ShownLines(on: console.results)
                try shown.write(bytes)
                try shown.end()
            }
        case .file(let file, let replaces):
            let path = file.path(percentEncoded: false)
            try write(bytes, to: path, replacing: replaces)
        }
    }

    /// It says who asks, and to which account: only its owner ever reads it, and it is there whole or
    /// not at all. A file that was made in the meantime stays.
    private func write(
        _ bytes: [UInt8], to path: String, replacing replaces: Bool
    ) throws(CommandError) {
        let folder = path.folderOfPath
        let beside = folder + "/.counterfoil-" + Fingerprint.short(of: path) + ".tmp"
        var whole = counterfoil_begin_whole(folder, beside, 0o600)
        guard whole.file >= 0 else { throw notWritten(path) }
        let file = FileHandle(fileDescriptor: whole.file, closeOnDealloc: true)
        do {
            try file.write(contentsOf: bytes)
        } catch {
            counterfoil_drop_whole(&whole, beside)
            throw .failed(.paperNotWritten(path: path, reason: error.localizedDescription))
        }
        guard counterfoil_end_whole(&whole, folder, beside, path, replaces ? 1 : 0) == 0 else {
            let error = notWritten(path)
            counterfoil_drop_whole(&whole, beside)
            throw error
        }
    }

    private func notWritten(_ path: String) -> CommandError {
        .failed(
            errno == EEXIST
                ? .targetExists(path: path) : .paperNotWritten(path: path, reason: reason))
    }

    /// What the system says.
    private var reason: String { LocalWords.ofProgram.reason(.system(errno)) }
}
