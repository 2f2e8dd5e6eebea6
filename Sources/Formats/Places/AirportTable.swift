public import Domain
public import Foundation

/// The airports in a file with one line for each, sorted by code: code, latitude, longitude, time
/// zone and name, separated by tabs; and a line for each ICAO code, which has the other code only.
/// See resources/airports.
///
/// The file is mapped for each look-up and unmapped after it: nothing of it stays in memory, and a
/// look-up reads a few of its pages.
public struct AirportTable: FindsAirports {
    private let file: URL?

    /// Makes a table of a file.
    ///
    /// - Parameter file: the file, or `nil` if it is not installed; then no airport is known.
    public init(_ file: URL?) {
        self.file = file
    }

    public func airport(code: String) -> Airport? {
        guard [3, 4].contains(code.utf8.count), let file,
            let data = try? Data(contentsOf: file, options: .alwaysMapped)
        else { return nil }
        return data.withUnsafeBytes { bytes in
            let line = Self.line(of: code, in: bytes)
            guard code.utf8.count == 4 else { return line.flatMap(Airport.init) }
            return line.flatMap { Self.line(of: String($0.dropFirst(5)), in: bytes) }
                .flatMap(Airport.init)
        }
    }

    private static func line(of code: String, in bytes: UnsafeRawBufferPointer) -> String? {
        let code = Array(code.utf8) + [UInt8(ascii: "\t")]
        let start = SortedLines.start(in: bytes) { $0.lexicographicallyPrecedes(code) }
        guard start < bytes.count else { return nil }
        let line = SortedLines.line(at: start, in: bytes)
        return line.starts(with: code) ? String(decoding: line, as: UTF8.self) : nil
    }
}

extension Airport {
    /// Reads an airport from its line, or fails if the line is malformed.
    fileprivate init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let latitude = Double(parts[1]), let longitude = Double(parts[2]),
            let coordinates = Coordinates(latitude: latitude, longitude: longitude)
        else { return nil }
        self.init(code: parts[0], name: parts[4], coordinates: coordinates, zone: parts[3])
    }
}
