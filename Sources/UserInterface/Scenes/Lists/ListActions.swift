internal import FilmsFeature
internal import Gtk
internal import Presentation

/// The actions on a whole list, behind one button: renaming, saving as a file, deleting.
final class ListActions {
    let button = MenuButton(
        iconName: "view-more-symbolic", name: localized("List actions"))
    let rename = NameView(localized("New name"), does: localized("_Rename"))
    let export = Button(mnemonic: localized("E_xport…"))
    let removal = Button(mnemonic: localized("_Delete List"))
    private let popover: Popover
    private var shown: (id: String, name: String)?
    /// The name that a list was to get and may not have got, or `nil` if there is none.
    private var unwritten: (id: String, name: String)?

    init() {
        let column = Box(.vertical, spacing: Space.close, of: rename, export, removal)
        column.margin = Space.near
        popover = Popover(relativeTo: button, child: column)
        button.setPopover(popover)
        button.onToggled { [weak self] isOpen in
            if isOpen { self?.showName() }
        }
        button.tooltip = localized("Rename, export or delete the list")
    }

    func show(_ list: ListsViewModel.Chosen) {
        if list.id != shown?.id { close() }
        shown = (list.id, list.name)
        rename.isVisible = list.hasFile
        removal.isVisible = list.hasFile
        rename.isSensitive = list.changing == .available
        removal.allow(list.changing)
    }

    func close() { popover.popdown() }

    /// Closes the actions, and has a new name there to try again unless it is written.
    func close(renaming name: String) {
        unwritten = shown.map { ($0.id, name) }
        close()
    }

    /// Forgets a new name that has been written.
    func forget(_ name: String) {
        if unwritten?.name == name { unwritten = nil }
    }

    private func showName() {
        let name = unwritten?.id == shown?.id ? unwritten?.name : nil
        rename.name = name ?? shown?.name ?? ""
        unwritten = nil
    }
}
