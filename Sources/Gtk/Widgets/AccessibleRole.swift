import CGtk

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: Sendable {
    case grouping, link

    var atk: AtkRole {
        switch self {
        case .grouping: ATK_ROLE_GROUPING
        case .link: ATK_ROLE_LINK
        }
    }
}
