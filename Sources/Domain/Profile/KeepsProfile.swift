internal import Foundation

/// Keeps what papers need to know of a traveller, outside the journal.
public protocol KeepsProfile: Sendable {
    /// Where it is kept, for people to read.
    var place: String { get }

    /// What is kept; nil where nothing is. Values are as they stand there, right or not.
    func read() async throws(ProfileError) -> TravellersProfile?

    /// Keeps what was changed since `original` was read; what somebody else changed meanwhile in other
    /// fields stays. Where nothing is left that is filled in, nothing is kept.
    ///
    /// - Returns: what is kept.
    func keep(
        _ profile: TravellersProfile, changedFrom original: TravellersProfile
    ) async throws(ProfileError) -> TravellersProfile

    /// Removes what is kept, be it readable or not.
    func forget() async throws(ProfileError)
}

extension KeepsProfile {
    /// Keeps where a paper was signed, for the next one; nothing where that is empty.
    ///
    /// - Returns: Whether that is another place than before.
    public func keepPlace(_ place: String) async throws(ProfileError) -> Bool {
        let place = place.trimmingCharacters(in: .whitespacesAndNewlines)
        let original = try await read() ?? TravellersProfile()
        guard !place.isEmpty, place != original.place else { return false }
        var profile = original
        profile.place = place
        _ = try await keep(profile, changedFrom: original)
        return true
    }
}

/// What keeps the traveller's details from being read, kept or forgotten. A reason is a sentence.
public enum ProfileError: Error, Hashable, Sendable {
    /// The file is not as the program writes it, from this line on.
    case damaged(path: String, line: Int)
    /// Others may read the file, and that cannot be changed.
    case exposed(path: String)
    case unreadable(path: String, reason: String)
    case notKept(path: String, reason: String)
    case notForgotten(path: String, reason: String)
}
