internal import Gtk
internal import Wording

/// Shows a preview of pages, and prints them or saves them as a PDF.
final class PrintWindow: Window {
    /// Is called once the pages are printed or saved, or the window is closed.
    var onDone: () -> Void = {}
    /// Is called for the key that quits the program, which only this window receives.
    var onQuit: () -> Void = {}

    private let pages: any PrintedPages
    private var place = 0
    private let page = PageView()
    private let earlier = Button(iconName: "go-previous-symbolic", name: localized("Previous Page"))
    private let later = Button(iconName: "go-next-symbolic", name: localized("Next Page"))
    private let number = Label()
    private lazy var scrolled = ScrolledWindow(page, horizontal: .never)
    private let save = Button(mnemonic: localized("_Save as PDF…"))
    private let print = Button(mnemonic: localized("_Print…"))
    private lazy var keyboard = FocusRestorer(of: self)
    private(set) lazy var output = PagesOutput(of: self) { [pages] in pages }

    init(_ pages: any PrintedPages, parent: Window) {
        self.pages = pages
        super.init()
        becomeDialog(over: parent, titled: localized("Print"), width: 640, height: 720)
        layOut()
        turn(to: 0)
    }

    private func layOut() {
        let close = Button(mnemonic: localized("_Close")) { [weak self] in self?.leave() }
        save.onClicked { [weak self] in
            guard let self else { return }
            keyboard.markAsLent()
            output.askForFile(named: pages.title)
        }
        print.onClicked { [weak self] in
            self?.keyboard.markAsLent()
            self?.output.sendToPrinter()
        }
        let header = setHeader(start: close, end: print, save)
        onCancelled { [weak self] in
            guard let self else { return }
            if output.isSaving { output.cancel() } else { onDone() }
        }
        onClosingKey({ [weak self] in self?.leave() }) { [weak self] in
            self?.output.leave { self?.onQuit() }
        }
        output.onDone = { [weak self] in self?.onDone() }
        output.onSaving = { [weak self] in self?.showSaving($0) }

        page.margin = Space.part
        let turning = Box(
            .horizontal, spacing: Space.near, margin: Space.close, of: earlier, number, later)
        turning.halign = .center
        earlier.onClicked { [weak self] in self.map { $0.turn(to: $0.place - 1) } }
        later.onClicked { [weak self] in self.map { $0.turn(to: $0.place + 1) } }
        let foot = WrapBox(spacing: Space.close)
        foot.margin = Space.near
        child = Box(
            .vertical, of: output.news, expanding: scrolled, then: Separator(.horizontal), turning,
            foot)
        lower(print, save, from: header, to: foot, below: 560)
    }

    private func turn(to place: Int) {
        guard (0..<max(1, pages.count)).contains(place) else { return }
        self.place = place
        number.text = Localizer.ofWidgets.page(place + 1, of: pages.count)
        earlier.isSensitive = place > 0
        later.isSensitive = place + 1 < pages.count
        page.show(place, of: pages)
    }

    private func showSaving(_ isSaving: Bool) {
        for button in [save, print] { button.isSensitive = !isSaving }
        if !isSaving { save.grabFocus() }
    }

    private func leave() {
        output.leave { [weak self] in self?.onDone() }
    }

    func dismiss() { keyboard.endWindow() }
}
