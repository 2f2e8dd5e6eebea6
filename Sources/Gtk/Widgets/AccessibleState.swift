import CGtk

/// A state for assistive technology that GTK does not set by itself.
public nonisolated enum AccessibleState: Sendable {
    case busy, checked, expandable, expanded, focusable, focused, hasPopup, invalid, readOnly,
        required

    var atk: AtkStateType {
        switch self {
        case .busy: ATK_STATE_BUSY
        case .checked: ATK_STATE_CHECKED
        case .expandable: ATK_STATE_EXPANDABLE
        case .expanded: ATK_STATE_EXPANDED
        case .focusable: ATK_STATE_FOCUSABLE
        case .focused: ATK_STATE_FOCUSED
        case .hasPopup: ATK_STATE_HAS_POPUP
        case .invalid: ATK_STATE_INVALID_ENTRY
        case .readOnly: ATK_STATE_READ_ONLY
        case .required: ATK_STATE_REQUIRED
        }
    }
}

extension Widget {
    /// Sets or clears a state, beside those that GTK sets.
    public final func setAccessibleState(_ state: AccessibleState, on isOn: Bool = true) {
        AccessibleStateOverrides.set(state.atk, on: isOn, of: accessible)
    }

    /// Lets a screen reader speak a text, after it has announced the focused widget.
    public final func announce(_ words: String) {
        guard !words.isEmpty else { return }
        counterfoil_announce(accessible, ShownText.label(words))
    }
}

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case alert, calendar, chart, grouping, heading, image, infoBar, link

    var atk: AtkRole {
        switch self {
        case .alert: ATK_ROLE_ALERT
        case .calendar: ATK_ROLE_CALENDAR
        case .chart: ATK_ROLE_CHART
        case .grouping: ATK_ROLE_GROUPING
        case .heading: ATK_ROLE_HEADING
        case .image: ATK_ROLE_IMAGE
        case .infoBar: ATK_ROLE_INFO_BAR
        case .link: ATK_ROLE_LINK
        }
    }
}
