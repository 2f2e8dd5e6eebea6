import Files
import Glibc

/// A picture with the state of its file when it was read.
public nonisolated struct FilePicture: Sendable {
    /// The path of the file.
    public let path: String
    /// The picture, or `nil` if the file is missing, too large or no picture of a known format.
    public let bitmap: Bitmap?
    /// The state of the file, or `nil` if it could not be opened.
    private let status: stat?

    /// Reads a picture off the main actor, scaled down into a square, unless it is known and the
    /// file has not changed.
    ///
    /// - Parameters:
    ///   - side: the side of the square, in pixels.
    ///   - known: the picture as it was read before, or `nil`.
    @concurrent
    public static func read(
        _ path: String, upTo side: Int, unlessSameAs known: FilePicture? = nil
    ) async -> FilePicture {
        guard let file = FileDescriptor(Disk.real.openTarget(path)),
            let status = try? file.status(on: .real)
        else { return FilePicture(path: path, bitmap: nil, status: nil) }
        if let known, known.path == path, known.status.map(status.isUnchanged) == true {
            return known
        }
        let bytes = try? file.content(upTo: Bitmap.largestFile, on: .real)
        var bitmap: Bitmap?
        if let bytes { bitmap = await Bitmap.decode(bytes, upTo: side) }
        return FilePicture(path: path, bitmap: bitmap, status: status)
    }
}
