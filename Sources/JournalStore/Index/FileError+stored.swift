import Domain
import Foundation

/// The form in which the index keeps the reason why a file cannot be read.
extension FileError {
    /// The reason as JSON. The same reason has always the same text.
    var stored: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    init(stored text: String) throws {
        self = try JSONDecoder().decode(FileError.self, from: Data(text.utf8))
    }
}
