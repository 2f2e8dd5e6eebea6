import CGtk

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case alert, calendar, chart, grouping, heading, infoBar, link

    var atk: AtkRole {
        switch self {
        case .alert: ATK_ROLE_ALERT
        case .calendar: ATK_ROLE_CALENDAR
        case .chart: ATK_ROLE_CHART
        case .grouping: ATK_ROLE_GROUPING
        case .heading: ATK_ROLE_HEADING
        case .infoBar: ATK_ROLE_INFO_BAR
        case .link: ATK_ROLE_LINK
        }
    }
}
