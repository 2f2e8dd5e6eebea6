import Domain
import Files
import Foundation
import Wording

/// The file format of a paper.
enum PaperFormat: String, CaseIterable, Sendable {
    case pdf, text

    /// Returns the format for a file name's extension. Standard output gets text.
    init(ofFile fileName: String) throws(CommandError) {
        let name = fileName.lowercased()
        if name.hasSuffix(".pdf") {
            self = .pdf
        } else if name == "-" || name.hasSuffix(".txt") || name.hasSuffix(".text") {
            self = .text
        } else {
            throw .formatUnclear(file: fileName, likely: Self.allCases.map(\.rawValue))
        }
    }
}

extension CommandError {
    /// Returns the value of a typed word.
    ///
    /// - Throws: a usage error that lists the known words.
    static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String, of _: Word.Type = Word.self
    ) throws(CommandError) -> Word {
        guard let word = Word(rawValue: text.lowercased()) else {
            let known = Localizer.ofProgram.choice(of: Word.allCases.map(\.rawValue))
            throw .usage(
                localized(
                    "“{text}” is not known here; choose {words}.", ["text": text, "words": known]))
        }
        return word
    }
}

/// The destination of a paper.
@MainActor
struct PaperTarget {
    let destination: ExportEntries.Destination

    /// Refuses to replace a file, or to write a PDF to a terminal.
    func refuse(_ format: PaperFormat, on console: Console) throws(CommandError) {
        switch destination {
        case .standardOutput where format == .pdf && console.results.isTerminal:
            throw .usage(
                localized("A PDF cannot be shown in a terminal: name a file for it."))
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

    func write(_ bytes: [UInt8], on console: Console) throws {
        switch destination {
        case .standardOutput:
            var shown = ShownLines(on: console.results)
            try shown.write(bytes)
            try shown.end()
        case .file(let file, let replaces):
            let path = file.path(percentEncoded: false)
            try write(bytes, to: path, replacing: replaces)
        }
    }

    /// Writes the file, readable for its owner only, since it contains an address and an account.
    /// It appears complete or not at all. A file that another program created meanwhile stays.
    private func write(
        _ bytes: [UInt8], to path: String, replacing replaces: Bool
    ) throws(CommandError) {
        do throws(FolderFailure) {
            let file = try WholeFile(path)
            try file.append(bytes)
            try file.finish(replacing: replaces)
        } catch {
            let reason = Localizer.ofProgram.reason(.system(error.code))
            throw .failed(
                error.code == EEXIST
                    ? .targetExists(path: path) : .paperNotWritten(path: path, reason: reason))
        }
    }
}
