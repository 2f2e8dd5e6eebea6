internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import TripsFeature
internal import Wording

/// Prints pages or saves them as a PDF, and shows the progress and errors in the window.
final class PagesOutput {
    /// Is called once the pages are printed or saved.
    var onDone: () -> Void = {}
    /// Is called with the name of the file once the pages are saved, before `onDone`.
    var onSaved: (String) -> Void = { _ in }
    /// Is called when saving begins and ends. No other output can begin in between.
    var onSaving: (Bool) -> Void = { _ in }
    /// The box of messages, which the window shows above everything else.
    let news = Box(.vertical)
    let progress = ProgressRow(name: localized("Save as PDF"))

    private let failure = MessageBar(.error)
    private let cancelling = Button(mnemonic: localized("_Cancel"))
    private let row = Box(.horizontal, spacing: Space.near)
    private weak var window: Window?
    private let pages: () -> (any PrintedPages)?
    private var saving: PagesSaving?
    /// The actions that wait for the end of saving.
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
        news.append(failure, row)
    }

    var isSaving: Bool { saving != nil }

    /// Cancels saving and leaves no file behind.
    func cancel() { saving?.cancel() }

    /// Cancels saving, and calls back once it has ended. An incomplete file is not kept.
    func leave(_ leaving: @escaping () -> Void) {
        cancel()
        if isSaving { next.append(leaving) } else { leaving() }
    }

    /// Opens the desktop's print dialog, which has a preview of its own.
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
            case .done: self?.onDone()
            case .cancelled: break
            case .failed(let error):
                self?.failure.show(Localizer.ofWidgets.notPrinted(because: "\(error)"))
            }
        }
    }

    func askForFile(named name: String) {
        failure.show(nil)
        window?.askForFile(titled: localized("Save as PDF"), named: name + ".pdf") { [weak self] in
            self?.write($0)
        }
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
                text: Localizer.ofWidgets.savingPage(done, of: count),
                fraction: Double(done) / Double(max(1, count))))
        guard !row.isVisible else { return }
        row.isVisible = true
        cancelling.grabFocus()
    }

    private func end(_ outcome: PagesOutcome, _ path: String) {
        saving = nil
        progress.show(nil)
        row.isVisible = false
        onSaving(false)
        switch outcome {
        case .done:
            onSaved(path.fileName)
            onDone()
        case .cancelled: break
        case .failed(let error):
            let words = Localizer.ofWidgets
            let name = path.fileName
            failure.show(
                words.pageNotSaved(name, because: error.number.map(words.system) ?? "\(error)"))
        }
        let next = next
        self.next = []
        for leaving in next { leaving() }
    }
}

/// A page as it will be printed, as wide as there is room for.
final class PageView: DrawingArea {
    private var pages: (any PrintedPages)?
    private var place = 0

    override init() {
        super.init()
        accessibleName = localized("Preview")
        leastWidth = 240
        hexpand = true
        heightForWidth = { [weak self] in $0 * (self?.ratio ?? 1) }
        drawHandler = { [weak self] canvas, width, _ in self?.draw(on: canvas, width) }
    }

    func show(_ place: Int, of pages: any PrintedPages) {
        self.pages = pages
        self.place = place
        queueDraw()
    }

    private var ratio: Double { pages.map { $0.size.height / $0.size.width } ?? 1 }

    private func draw(on canvas: Canvas, _ width: Double) {
        guard let pages else { return }
        let paper = Rectangle(x: 0, y: 0, width: width, height: width * ratio)
        canvas.fill(.rectangle(paper, radius: 0), Colour(0xffffff))
        canvas.moved(to: Point(x: 0, y: 0), scale: width / pages.size.width) {
            pages.draw(place, on: canvas)
        }
    }
}

/// The content of a page that can be printed as it is shown.
protocol PrintedContent {
    func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet
}

extension TripViewModel: PrintedContent {}
extension JourneyViewModel: PrintedContent {}
extension PassViewModel: PrintedContent {}
extension ClaimViewModel: PrintedContent {}

extension EntryPage where Model: PrintedContent {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension FilmPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        guard let film = model else { return }
        requestFeedbackHistory { history in
            done(
                film.sheet(
                    feedbackHistory: history, in: .ofWidgets, writtenOn: PaperPages.thisMoment))
        }
    }
}
