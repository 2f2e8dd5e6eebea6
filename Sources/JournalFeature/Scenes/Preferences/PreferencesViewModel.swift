public struct PreferencesViewModel: Hashable, Sendable {
    public let title: String
    public let sections: [Section]
    /// The reason why the choices will be lost at the next start, or `nil` if they are saved.
    public let warning: String?

    /// Preferences about one subject, under a heading.
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
        /// The caption, with an underscore before the mnemonic.
        public let caption: String
        public let control: Control
        /// The mistake in the typed text, or `nil` if there is none.
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

    public enum Control: Hashable, Sendable {
        case choice([String], chosen: Int)
        case toggle(Bool)
        /// A text field, with a hint for while it is empty, and suggestions to complete it.
        case text(String, hint: String, offered: [String])
        /// The path of a folder, and whether another can be chosen.
        case folder(String, isEnabled: Bool)
    }

    public init(title: String, sections: [Section], warning: String? = nil) {
        self.title = title
        self.sections = sections
        self.warning = warning
    }
}
