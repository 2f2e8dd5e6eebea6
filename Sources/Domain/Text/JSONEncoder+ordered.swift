package import Foundation

extension JSONEncoder {
    /// The writer of all JSON in files of the program and in exports. The same value always has the
    /// same text, with its keys in alphabetical order.
    package static var ordered: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
