import CGtk

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case alert, button, dialog, filler, form, grouping, heading, icon, image, label, landmark
    case link, list, listBox, listItem, page, panel, radioButton, section, separator
    case statusBar, table, tableCell, toggleButton, toolBar

    var atk: AtkRole {
        switch self {
        case .alert: ATK_ROLE_ALERT
        case .button: ATK_ROLE_PUSH_BUTTON
        case .dialog: ATK_ROLE_DIALOG
        case .filler: ATK_ROLE_FILLER
        case .form: ATK_ROLE_FORM
        case .grouping: ATK_ROLE_GROUPING
        case .heading: ATK_ROLE_HEADING
        case .icon: ATK_ROLE_ICON
        case .image: ATK_ROLE_IMAGE
        case .label: ATK_ROLE_LABEL
        case .landmark: ATK_ROLE_LANDMARK
        case .link: ATK_ROLE_LINK
        case .list: ATK_ROLE_LIST
        case .listBox: ATK_ROLE_LIST_BOX
        case .listItem: ATK_ROLE_LIST_ITEM
        case .page: ATK_ROLE_PAGE
        case .panel: ATK_ROLE_PANEL
        case .radioButton: ATK_ROLE_RADIO_BUTTON
        case .section: ATK_ROLE_SECTION
        case .separator: ATK_ROLE_SEPARATOR
        case .statusBar: ATK_ROLE_STATUSBAR
        case .table: ATK_ROLE_TABLE
        case .tableCell: ATK_ROLE_TABLE_CELL
        case .toggleButton: ATK_ROLE_TOGGLE_BUTTON
        case .toolBar: ATK_ROLE_TOOL_BAR
        }
    }
}
