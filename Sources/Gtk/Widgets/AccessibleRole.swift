import CGtk

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case calendar, chart, grouping, heading, link

    var atk: AtkRole {
        switch self {
        case .calendar: ATK_ROLE_CALENDAR
        case .chart: ATK_ROLE_CHART
        case .grouping: ATK_ROLE_GROUPING
        case .heading: ATK_ROLE_HEADING
        case .link: ATK_ROLE_LINK
        }
    }
}
