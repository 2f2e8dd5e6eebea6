internal import Gtk
internal import Presentation
internal import StatisticsFeature
internal import Wording

/// Chooses the statistics for a page, shows the page, and saves or prints it.
final class SheetWindow: Window {
    /// Is called once the page is saved, or the window is closed.
    var onDone: () -> Void = {}
    /// Is called with the name of the file once the page is saved, before `onDone`.
    var onSaved: (String) -> Void = { _ in }

    private var sheet: Sheet {
        didSet {
            picture = SheetPicture(sheet, after: picture)
            page.queueDraw()
        }
    }
    private var picture: SheetPicture
    private let page = DrawingArea()
    private let failure = MessageBar(.error)
    private let save = Button(mnemonic: localized("_Save…"))
    private let print = Button(mnemonic: localized("_Print…"))

    /// - Parameter pictures: the sheet's pictures by their paths.
    init(_ sheet: Sheet, pictures: [String: Bitmap] = [:], parent: Window) {
        self.sheet = sheet
        picture = SheetPicture(sheet, pictures: pictures, isRightToLeft: page.isRightToLeft)
        super.init()
        becomeDialog(over: parent, titled: sheet.title, width: 860, height: 660)
        layOut()
    }

    private func layOut() {
        let close = Button(mnemonic: localized("_Close")) { [weak self] in self?.onDone() }
        save.onClicked { [weak self] in self?.askForFile() }
        print.onClicked { [weak self] in self?.sendToPrinter() }
        let header = setHeader(start: close, end: save, print)
        header.title = localized("Print Statistics")
        onCancelled { [weak self] in self?.onDone() }

        page.accessibleName = localized("Preview")
        page.leastWidth = 300
        page.heightForWidth = { $0 * SheetPicture.size.height / SheetPicture.size.width }
        page.drawHandler = { [weak self] canvas, width, _ in
            guard let self else { return }
            picture.draw(on: canvas, width: width)
        }
        page.hexpand = true
        page.margin = Space.part
        let choices = ScrolledWindow(makeChoices(), horizontal: .never)
        choices.setMinContentHeight(120)
        let panes = Box(
            .horizontal, of: choices, Separator(.vertical),
            expanding: ScrolledWindow(page, horizontal: .never))
        stack(panes, below: 640)
        failure.onDismiss { [weak self] in self?.failure.show(nil) }
        let foot = WrapBox(spacing: Space.close)
        foot.margin = Space.near
        child = Box(.vertical, of: failure, expanding: panes, then: foot)
        lower(save, print, from: header, to: foot, below: 640)
    }

    private func makeChoices() -> Widget {
        let column = Box(.vertical, spacing: Space.line, margin: Space.near)
        column.setSizeRequest(width: 240)
        var section: String?
        for part in sheet.parts {
            if part.section != section, !part.section.isEmpty {
                column.append(Text.caption(part.section))
            }
            section = part.section
            let choice = CheckButton(part.name)
            choice.wrapsLabel(isCentred: false)
            choice.isActive = sheet.chosen.contains(part.id)
            choice.onToggled { [weak self] isChosen in
                if isChosen {
                    self?.sheet.chosen.insert(part.id)
                } else {
                    self?.sheet.chosen.remove(part.id)
                }
            }
            column.append(choice)
        }
        return column
    }

    private func sendToPrinter() {
        failure.show(nil)
        let picture = picture
        PrintJob(name: sheet.title) { page in
            let fitting = page.height * SheetPicture.size.width / SheetPicture.size.height
            picture.draw(on: page.canvas, width: min(page.width, fitting))
        }.present(for: self) { [weak self] outcome in
            guard case .failed(let error) = outcome else { return }
            self?.failure.show(Localizer.ofWidgets.notPrinted(because: "\(error)"))
        }
    }

    private func askForFile() {
        failure.show(nil)
        askForFile(titled: localized("Save the Page"), named: sheet.title + ".pdf") { [weak self] in
            self?.write($0)
        }
    }

    func write(_ path: String) {
        let name = path.fileName
        guard let format = PictureFile.Format(ofFileNamed: name) else {
            return failure.show(Localizer.ofWidgets.notAPicture(name))
        }
        do throws(SystemError) {
            try PictureFile.write(contents, as: format, to: path)
            onSaved(name)
            onDone()
        } catch {
            let words = Localizer.ofWidgets
            let reason = error.number.map(words.system) ?? "\(error)"
            failure.show(words.pageNotSaved(name, because: reason))
        }
    }

    private var contents: PictureFile.Contents {
        let picture = picture
        return PictureFile.Contents(
            title: sheet.title, width: SheetPicture.size.width, height: SheetPicture.size.height
        ) { canvas in picture.draw(on: canvas, width: SheetPicture.size.width) }
    }
}

extension PictureFile.Format {
    /// Makes the kind from the extension of a file name. A name without one is a PDF; the result is
    /// `nil` for an unknown extension.
    init?(ofFileNamed name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        switch parts.count > 1 ? parts[parts.count - 1].lowercased() : "pdf" {
        case "pdf": self = .pdf
        case "svg": self = .svg
        case "png": self = .png(scale: 3)
        default: return nil
        }
    }
}
