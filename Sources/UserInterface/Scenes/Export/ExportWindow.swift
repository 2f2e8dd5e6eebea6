internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals

/// The window of an export, in which the person chooses its scope and format.
final class ExportWindow: Window, ExportScreen {
    var signalDraft: Signal<ExportDraft> { draftEmitter.signal }
    var signalConfirm: Signal<Void> { confirmEmitter.signal }
    var signalCancel: Signal<Void> { cancelEmitter.signal }

    private let draftEmitter = Emitter<ExportDraft>()
    private let confirmEmitter = Emitter<Void>()
    private let cancelEmitter = Emitter<Void>()
    private let grid = FormGrid<Never>()
    private let scope: ComboBoxText
    private let format: ComboBoxText
    private let pictures = CheckButton(mnemonic: localized("Include _pictures of films"))
    private let explanation = Text.dim()
    let progress = ProgressRow(name: localized("Export"))
    private let failure = MessageBar(.error)
    private let confirm = Button(mnemonic: localized("_Export…"))
    private lazy var keyboard = FocusRestorer(of: self)

    init(_ model: ExportViewModel, parent: Window) {
        scope = ComboBoxText(model.scopes)
        format = ComboBoxText(model.formats)
        super.init()
        becomeDialog(over: parent, titled: localized("Export"), width: 520, height: 260)
        layOut()
        listen()
        show(model)
        format.grabFocus()
    }

    func show(_ model: ExportViewModel) {
        scope.selectedIndex = model.draft.scope
        format.selectedIndex = model.draft.format
        scope.isSensitive = model.canChooseScope
        pictures.isActive = model.draft.includesPictures
        pictures.isSensitive = model.canIncludePictures
        explanation.show(model.explanation)
    }

    func chooseFile(named name: String, _ chosen: @escaping (URL) -> Void) {
        keyboard.markAsLent()
        askForFile(titled: localized("Export"), named: name, accept: localized("_Export")) {
            chosen(URL(filePath: $0, directoryHint: .notDirectory))
        }
    }

    func show(_ progress: ProgressViewModel?) {
        self.progress.show(progress)
        confirm.isSensitive = progress == nil
        grid.isSensitive = progress == nil
    }

    func show(_ message: FailureViewModel) { failure.show(message) }

    func dismiss() { keyboard.endWindow() }

    private func layOut() {
        let cancel = Button(mnemonic: localized("_Cancel"), cancelEmitter.emit)
        setHeader(start: cancel, end: confirm)
        grid.add(localized("E_ntries"), scope)
        grid.add(localized("_Format"), format)
        grid.add(explanation)
        grid.add(pictures)
        progress.margin = Space.part
        child = Box(.vertical, of: failure, grid, progress)
    }

    private func listen() {
        for choice in [scope, format] {
            choice.onChanged { [weak self] _ in self?.emitDraft() }
        }
        pictures.onToggled { [weak self] _ in self?.emitDraft() }
        confirm.onClicked { [weak self] in
            self?.failure.show(nil)
            self?.confirmEmitter.emit()
        }
        setDefaultWidget(confirm)
        failure.onDismiss { [weak self] in self?.failure.show(nil) }
        onCancelled(cancelEmitter.emit)
    }

    private func emitDraft() {
        draftEmitter.emit(
            ExportDraft(
                scope: scope.selectedIndex ?? 0, format: format.selectedIndex ?? 0,
                includesPictures: pictures.isActive))
    }
}
