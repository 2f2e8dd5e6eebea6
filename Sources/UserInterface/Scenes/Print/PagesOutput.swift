internal import Gtk
internal import InterchangeFeature
internal import Papers
internal import Presentation
internal import Wording

/// Pages as they come out of a printer.
protocol PrintedPages {
    var title: String { get }
    var count: Int { get }
    /// Of a page, in points.
    var size: (width: Double, height: Double) { get }
    var file: PagesFile { get }
    /// Draws a page with its left upper corner where the canvas has its own.
    func draw(_ place: Int, on canvas: Canvas)
}

extension TablePages: PrintedPages {}

extension PaperPages: PrintedPages {
    var size: (width: Double, height: Double) { (Self.width, Self.height) }
}

/// Prints pages and saves them as a PDF, and says in the window how far that is and what stood in the way.
final class PagesOutput {
    /// Called once they are printed or saved.
    var onDone: () -> Void = {}
    /// Called as saving begins and ends; meanwhile nothing else can be asked for.
    var onSaving: (Bool) -> Void = { _ in }
    /// Called with how much is saved, from 0 to 1, nil once nothing is any more.
    var onProgress: (Double?) -> Void {
        get { progress.onProgress }
        set { progress.onProgress = newValue }
    }
    /// What is said, for the window to show above everything else.
    let news = Box(.vertical)

    private let failure = MessageBar(.error)
    private let progress = ProgressRow(name: localized("Save as PDF"))
    private let cancelling = Button(mnemonic: localized("_Cancel"))
    private let row = Box(.horizontal, spacing: Space.near)
    private weak var window: Window?
    private let pages: () -> (any PrintedPages)?
    private var saving: PagesSaving?
    /// What waits for the end of saving.
    private var next: [() -> Void] = []

    init(of window: Window, pages: @escaping () -> (any PrintedPages)?) {
        self.window = window
        self.pages = pages
        failure.onDismiss { [weak failure] in failure?.show(nil) }
        cancelling.onClicked { [weak self] in self?.cancel() }
        cancelling.valign = .center
        row.append(progress, expand: true)
        row.append(cancelling)
        row.margin = Space.near
        row.isVisible = false
        news.append(failure)
        news.append(row)
    }

    /// Whether pages are being saved.
    var isSaving: Bool { saving != nil }

    /// Ends saving, of which no file is left.
    func cancel() {
        saving?.cancel()
    }

    /// Goes on once nothing is saved any more. What is not drawn whole is not saved either.
    func leave(_ leaving: @escaping () -> Void) {
        cancel()
        if isSaving { next.append(leaving) } else { leaving() }
    }

    /// Asks for the printer by the desktop's dialog, which has a preview of its own.
    func sendToPrinter() {
        failure.show(nil)
        guard !isSaving, let pages = pages() else { return }
        PrintJob(name: pages.title, pages: pages.count) { page in
            let (width, height) = pages.size
            page.canvas.moved(
                to: Point(x: 0, y: 0), scale: min(page.width / width, page.height / height)
            ) {
                pages.draw(page.place, on: page.canvas)
            }
        }.present(for: window) { [weak self] outcome in
            switch outcome {
            case .printed: self?.onDone()
            case .cancelled: break
            case .failed(let error):
                self?.failure.show(LocalWords.ofWidgets.notPrinted(because: "\(error)"))
            }
        }
    }

    func askForFile(named name: String) {
        failure.show(nil)
        let chooser = FileChooser(
            .save, title: localized("Save as PDF"), accept: localized("_Save"),
            cancel: localized("_Cancel"), parent: window)
        chooser.setCurrentName(name.replacing("/", with: "-") + ".pdf")
        chooser.asksBeforeReplacing = true
        chooser.present { [weak self] path in path.map { self?.write($0) } }
    }

    func write(_ path: String) {
        guard !isSaving, let pages = pages() else { return }
        onSaving(true)
        saving = PagesSaving(pages.file, to: path) { [weak self] done in
            self?.show(done, of: pages.count)
        } completion: { [weak self] outcome in
            self?.end(outcome, path)
        }
    }

    private func show(_ done: Int, of count: Int) {
        progress.show(
            ProgressViewModel(
                text: LocalWords.ofWidgets.savingPage(done, of: count),
                fraction: Double(done) / Double(max(1, count))))
        guard !row.isVisible else { return }
        row.isVisible = true
        cancelling.grabFocus()
    }

    private func end(_ outcome: PagesSaving.Outcome, _ path: String) {
        saving = nil
        progress.show(nil)
        row.isVisible = false
        onSaving(false)
        switch outcome {
        case .saved: onDone()
        case .cancelled: break
        case .failed(let error):
            let words = LocalWords.ofWidgets
            let name = path.fileName
            failure.show(
                words.pageNotSaved(name, because: error.number.map(words.system) ?? "\(error)"))
        }
        let next = next
        self.next = []
        for leaving in next { leaving() }
    }
}
