/// Saves pages as a PDF: draws them while the main loop is idle, and writes them in the background,
/// so that windows stay responsive however many pages there are.
@MainActor
public final class PagesSaving {
    private let path: String
    private let progressed: (Int) -> Void
    private var completion: ((PagesOutcome) -> Void)?
    private var drawing: PagesDrawing?
    private var next: ScheduledCall?

    /// Starts saving. An existing file is replaced once all of the new one is on the disk, and
    /// stays if that fails or is cancelled.
    ///
    /// - Parameters:
    ///   - progressed: called with the number of pages drawn, while more are to come.
    ///   - completion: called once, later.
    public init(
        _ file: PagesFile, to path: String, progressed: @escaping (Int) -> Void,
        completion: @escaping (PagesOutcome) -> Void
    ) {
        self.path = path
        self.progressed = progressed
        self.completion = completion
        drawing = PagesDrawing(file)
        next = .idle { [weak self] in self?.draw() }
    }

    isolated deinit { next?.cancel() }

    /// Cancels saving, unless all pages are drawn: the file is then written.
    public func cancel() {
        guard drawing != nil else { return }
        next?.cancel()
        end(.cancelled)
    }

    /// Draws as many pages as there is time for within a frame, but at least one.
    private func draw() {
        guard let drawing else { return }
        let start = ContinuousClock.now
        repeat {
            drawing.drawNext()
        } while drawing.done < drawing.count && start.duration(to: .now) < .milliseconds(6)
        guard drawing.done == drawing.count else {
            progressed(drawing.done)
            next = .idle { [weak self] in self?.draw() }
            return
        }
        next = .idle { [weak self] in self?.write() }
    }

    private func write() {
        do throws(SystemError) {
            guard let bytes = try drawing?.finish() else { return }
            drawing = nil
            Task { end(await Self.write(bytes, to: path)) }
        } catch {
            end(.failed(error))
        }
    }

    @concurrent
    private nonisolated static func write(_ bytes: [UInt8], to path: String) async -> PagesOutcome {
        do throws(SystemError) {
            try PictureFile.write(bytes, to: path)
            return .done
        } catch {
            return .failed(error)
        }
    }

    private func end(_ outcome: PagesOutcome) {
        drawing = nil
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }
}

/// The outcome of printing or saving pages.
public nonisolated enum PagesOutcome: Hashable, Sendable {
    case done
    case cancelled
    case failed(SystemError)
}
