internal import Foundation

/// Stores the details of a traveller that papers need, outside the journal.
public protocol StoresProfile: Sendable {
    /// The location of the stored profile as the user reads it.
    var place: String { get }

    /// Returns the stored profile, or `nil` if there is none. Its values are not validated.
    func read() async throws(ProfileError) -> TravellersProfile?

    /// Stores the fields that changed since `original` was read, and keeps other fields that
    /// changed meanwhile. An empty profile is removed.
    ///
    /// - Returns: The stored profile.
    func store(
        _ profile: TravellersProfile, changedFrom original: TravellersProfile
    ) async throws(ProfileError) -> TravellersProfile

    /// Removes the stored profile, even if it is unreadable.
    func forget() async throws(ProfileError)
}

extension StoresProfile {
    /// Stores the place where a paper was signed for the next one, unless it is empty.
    ///
    /// - Returns: Whether it differs from the stored place.
    public func keepPlace(_ place: String) async throws(ProfileError) -> Bool {
        let place = place.trimmingCharacters(in: .whitespacesAndNewlines)
        let original = try await read() ?? TravellersProfile()
        guard !place.isEmpty, place != original.place else { return false }
        var profile = original
        profile.place = place
        _ = try await store(profile, changedFrom: original)
        return true
    }
}

/// The reason why the traveller's details cannot be read, stored or removed.
public enum ProfileError: Error, Hashable, Sendable {
    /// The file differs, from this line on, from the format that the program writes.
    case damaged(path: String, line: Int)
    /// Other users can read the file, and its permissions cannot be changed.
    case exposed(path: String)
    case unreadable(path: String, reason: FileError)
    case notKept(path: String, reason: FileError)
    case notForgotten(path: String, reason: FileError)
}
