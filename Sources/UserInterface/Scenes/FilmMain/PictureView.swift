internal import Gtk

/// The picture of a film, such as its poster. It appears once it has been read, and takes no space
/// without one.
final class PictureView: Box {
    /// The greatest side on the page, in pixels, and in the picture that is read for it, which is
    /// sharp at twice the scale too.
    private static let side = 160
    private static let sideInFile = 2 * side

    /// Is called with whether a picture could be read.
    var onRead: (Bool) -> Void = { _ in }

    var picture: Bitmap? { read?.bitmap }
    private var path: String?
    private var read: FilePicture?
    /// The reading that was requested last.
    private var reading: Task<Void, Never>?

    init() {
        super.init(.horizontal)
        (halign, valign) = (.start, .start)
        isVisible = false
        setAccessibleRole(.image)
        onDraw { [weak self] canvas in self?.draw(on: canvas) }
    }

    /// Shows the picture of a file as it is now, or none for `nil`.
    ///
    /// - Parameter name: the accessible name, such as "Picture of Brief Encounter".
    func show(_ path: String?, name: String) {
        accessibleName = name
        if path != self.path { show(nil) }
        self.path = path
        reading?.cancel()
        guard let path else { return }
        reading = Task { [weak self, former = reading] in
            // Only one file is decoded at a time.
            await former?.value
            guard !Task.isCancelled else { return }
            let read = await FilePicture.read(path, upTo: Self.sideInFile, unlessSameAs: self?.read)
            guard let self, !Task.isCancelled else { return }
            show(read)
            onRead(picture != nil)
        }
    }

    private func show(_ read: FilePicture?) {
        self.read = read
        isVisible = picture != nil
        guard let picture else { return }
        let (width, height) = picture.size(within: (Double(Self.side), Double(Self.side)))
        setSizeRequest(width: Int(width), height: Int(height))
        queueDraw()
    }

    private func draw(on canvas: Canvas) {
        guard let picture else { return }
        let (width, height) = allocatedSize
        let area = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        canvas.clipped(to: .rectangle(area, radius: 4)) { canvas.draw(picture, in: area) }
    }
}
