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

    init() {
        let column = Box(.vertical, spacing: Space.close)
        column.margin = Space.near
        for part in [rename, export, removal] as [Widget] { column.append(part) }
        popover = Popover(relativeTo: button, child: column)
        button.setPopover(popover)
        button.onToggled { [weak self] isOpen in
            if let self, isOpen { rename.name = shown?.name ?? "" }
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
}
