import CGtk

/// Pages of paper as a PDF, whose text can be searched and copied. It needs no display.
public struct PagesFile {
    /// Its title, for programs that show one.
    public let title: String
    /// How wide a page is, in points.
    public let width: Double
    /// How high it is.
    public let height: Double
    /// When it was made, such as `2026-11-20T00:00:00Z`: the same pages of the same time are the same bytes.
    public let time: String
    /// Draws each of the pages.
    public let pages: [(Canvas) -> Void]

    /// The pages that these closures draw.
    public init(
        title: String, width: Double, height: Double, time: String, pages: [(Canvas) -> Void]
    ) {
        (self.title, self.width, self.height) = (title, width, height)
        (self.time, self.pages) = (time, pages)
    }

    /// The bytes of the file.
    public func bytes() throws(SystemError) -> [UInt8] {
        let drawing = PagesDrawing(self)
        for _ in pages { drawing.drawNext() }
        return try drawing.finish()
    }

    /// Writes the file, for nobody but its owner to read. What was there before is replaced once all of the
    /// new one is on the disk, and stays where that cannot be done.
    public func write(to path: String) throws(SystemError) {
        try PictureFile.write(bytes(), to: path, mode: Self.mode)
    }

    nonisolated static let mode: CInt = 0o600
}
