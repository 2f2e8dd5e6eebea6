import Domain

/// Texts that are written into the notes of entries. They are in English in every language, so that
/// the next import of the same file finds them unchanged.
enum EntryNotes {
    static func bookingReference(_ number: String) -> String { "Booking reference: \(number)" }

    /// Returns the note about a trip that ended elsewhere.
    static func diverted(to place: String, at time: DateTime?) -> String {
        "Diverted to \(place)" + (time.map { ", arrival \($0.clockText)" } ?? "")
    }
}
