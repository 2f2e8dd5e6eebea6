/// The window of preferences in words.
public struct PreferencesViewModel: Hashable, Sendable {
    public let title: String
    public let sections: [Section]
    /// Why what is chosen will not be there at the next start; nil where it will.
    public let warning: String?

    /// Preferences that are about the same.
    public struct Section: Hashable, Sendable {
        public let heading: String
        public let rows: [Row]

        public init(_ heading: String, _ rows: [Row]) {
            self.heading = heading
            self.rows = rows
        }
    }

    public struct Row: Hashable, Sendable {
        public let name: PreferenceName
        /// With an underscore before the letter that leads to it.
        public let caption: String
        public let control: Control
        /// What is wrong with what is typed.
        public let complaint: String?

        public init(
            _ name: PreferenceName, _ caption: String, _ control: Control,
            complaint: String? = nil
        ) {
            self.name = name
            self.caption = caption
            self.control = control
            self.complaint = complaint
        }
    }

    /// How it is chosen, with what is chosen now.
    public enum Control: Hashable, Sendable {
        case choice([String], chosen: Int)
        case toggle(Bool)
        /// With what stands there while nothing is typed, and what is offered to complete it.
        case text(String, hint: String, offered: [String])
        /// A folder by its path, which can be another one while that matters.
        case folder(String, isEnabled: Bool)
    }

    public init(title: String, sections: [Section], warning: String? = nil) {
        self.title = title
        self.sections = sections
        self.warning = warning
    }
}
