import CGtk

/// Pages of paper as a PDF, whose text can be searched and copied. It needs no display.
public struct PagesFile {
    /// The title, for programs that show one.
    public let title: String
    /// The width of a page, in points.
    public let width: Double
    /// The height of a page, in points.
    public let height: Double
    /// The time of writing, such as `2026-11-20T00:00:00Z`: the same pages of the same time are the
    /// same bytes.
    public let time: String
    /// The closures that draw the pages, one for each.
    public let pages: [(Canvas) -> Void]

    /// Makes a file of the pages that these closures draw.
    public init(
        title: String, width: Double, height: Double, time: String, pages: [(Canvas) -> Void]
    ) {
        (self.title, self.width, self.height) = (title, width, height)
        (self.time, self.pages) = (time, pages)
    }

    /// Returns the bytes of the file.
    public func bytes() throws(SystemError) -> [UInt8] {
        let drawing = PagesDrawing(self)
        for _ in pages { drawing.drawNext() }
        return try drawing.finish()
    }

    /// Writes the file, which only its owner can read. An existing file is replaced once all of the
    /// new one is on the disk, and stays if that fails.
    public func write(to path: String) throws(SystemError) {
        try PictureFile.write(bytes(), to: path)
    }
}
