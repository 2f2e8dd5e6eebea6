extension Film: NamesTicket {
    /// Returns a file name for the film's picture, such as "Brief Encounter (1945).jpg".
    public func nameOfTicket(endingIn end: String) -> String {
        let title = title.inFileName(upTo: Self.longestTitle)
        let name = year.map { "\(title) (\($0))" } ?? title
        return end.isEmpty ? name : "\(name).\(end)"
    }

    /// The greatest length of a title in bytes. A file name can have 255.
    private static let longestTitle = 180
}
