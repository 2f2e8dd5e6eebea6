extension Preferences {
    /// A preference as it is stored.
    public struct Kept: Hashable, Sendable {
        public let group: String
        public let key: String
        public let text: String

        public init(_ group: String, _ key: String, _ text: String) {
            self.group = group
            self.key = key
            self.text = text
        }
    }

    /// Reads the stored preferences. A missing or invalid one keeps its default.
    ///
    /// - Parameter text: Returns the stored text for a key of a group, or `nil` if there is none.
    public init(reading text: (_ group: String, _ key: String) -> String?) {
        func choice<Choice: RawRepresentable<String>>(
            _ group: String, _ key: String, _ path: WritableKeyPath<Preferences, Choice>
        ) {
            text(group, key).flatMap(Choice.init).map { self[keyPath: path] = $0 }
        }
        func truth(_ group: String, _ key: String, _ path: WritableKeyPath<Preferences, Bool>) {
            text(group, key).flatMap(Bool.init).map { self[keyPath: path] = $0 }
        }
        /// Returns the stored text unless it is empty, which stands for no choice.
        func chosen(_ group: String, _ key: String) -> String? {
            text(group, key).flatMap { $0.isEmpty ? nil : $0 }
        }
        self.init()
        choice("Appearance", "theme", \.appearance)
        choice("Times", "clock", \.clock)
        choice("Times", "week-start", \.weekStart)
        choice("Entries", "scale", \.scale)
        truth("Entries", "stars", \.givesStars)
        truth("Entries", "pictures", \.showsPictures)
        currency =
            chosen("Entries", "currency").flatMap { try? Trip.rules.currency(typed: $0) } ?? ""
        // Searching all time zones for a name takes milliseconds at the start of the program.
        homeZone = chosen("Entries", "time-zone").flatMap { try? Zone.typed($0) }
        truth("Reminders", "trips", \.reminders.ofTrips)
        truth("Reminders", "deadlines", \.reminders.ofDeadlines)
        truth("Reminders", "without-window", \.reminders.withoutWindow)
        truth("Tickets", "keep", \.tickets.areKept)
        if let folder = text("Tickets", "folder"), folder.hasPrefix("/") { tickets.folder = folder }
        reminders.lookedOn = text("Reminders", "looked-on") ?? ""
    }

    /// The preferences as they are stored.
    public var kept: [Kept] {
        [
            Kept("Appearance", "theme", appearance.rawValue),
            Kept("Times", "clock", clock.rawValue),
            Kept("Times", "week-start", weekStart.rawValue),
            Kept("Entries", "scale", scale.rawValue),
            Kept("Entries", "stars", "\(givesStars)"),
            Kept("Entries", "pictures", "\(showsPictures)"),
            Kept("Entries", "currency", currency),
            Kept("Entries", "time-zone", homeZone?.name ?? ""),
            Kept("Tickets", "keep", "\(tickets.areKept)"),
            Kept("Tickets", "folder", tickets.folder),
            Kept("Reminders", "trips", "\(reminders.ofTrips)"),
            Kept("Reminders", "deadlines", "\(reminders.ofDeadlines)"),
            Kept("Reminders", "without-window", "\(reminders.withoutWindow)"),
            Kept("Reminders", "looked-on", reminders.lookedOn),
        ]
    }
}
