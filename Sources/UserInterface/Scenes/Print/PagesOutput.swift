internal import Gtk
internal import Papers
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

/// Prints pages and saves them as a PDF, and says in the window what stood in the way.
final class PagesOutput {
    /// Called once they are printed or saved.
    var onDone: () -> Void = {}
    let failure = MessageBar(.error)

    private weak var window: Window?
    private let pages: () -> (any PrintedPages)?

    init(of window: Window, pages: @escaping () -> (any PrintedPages)?) {
        self.window = window
        self.pages = pages
        failure.onDismiss { [weak failure] in failure?.show(nil) }
    }

    /// Asks for the printer by the desktop's dialog, which has a preview of its own.
    func sendToPrinter() {
        failure.show(nil)
        guard let pages = pages() else { return }
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
        guard let pages = pages() else { return }
        do throws(SystemError) {
            try pages.file.write(to: path)
            onDone()
        } catch {
            let words = LocalWords.ofWidgets
            let name = path.split(separator: "/").last.map(String.init) ?? path
            failure.show(
                words.pageNotSaved(name, because: error.number.map(words.system) ?? "\(error)"))
        }
    }
}
