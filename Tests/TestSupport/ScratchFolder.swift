public import Foundation

/// A folder of its own for one test, removed with it.
public final class ScratchFolder: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public var path: String { url.path(percentEncoded: false) }

    public func path(_ name: String) -> String {
        url.appending(path: name).path(percentEncoded: false)
    }

    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    public func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: url.appending(path: name)))
    }

    public func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    public func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appending(path: name))
    }

    public func append(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: url.appending(path: name))
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    public func rename(_ old: String, to new: String) throws {
        try FileManager.default.moveItem(atPath: path(old), toPath: path(new))
    }

    public func setPermissions(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    }

    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name), withIntermediateDirectories: true)
    }

    public func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: name))
    }
}
