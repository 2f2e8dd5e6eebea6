internal import Foundation

/// The words of a PDF, as another program reads them.
public enum PDFText {
    /// Returns the text that `pdftotext` finds in a file.
    public static func read(_ path: String) throws -> String {
        let program = Process()
        program.executableURL = URL(filePath: "/usr/bin/pdftotext")
        program.arguments = ["-layout", path, "-"]
        let pipe = Pipe()
        program.standardOutput = pipe
        try program.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        program.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
