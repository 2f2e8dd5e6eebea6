internal import Foundation

/// The details of a claimant for papers, stored beside the preferences and never in the journal.
///
/// A detail that is not filled in is empty.
public struct TravellersProfile: Hashable, Sendable, Confidential {
    public var name: String
    /// The address as on an envelope, without the name. Lines are separated by line feeds.
    public var address: String
    public var email: String
    public var telephone: String
    /// The IBAN in capitals, without spaces.
    public var iban: String
    public var bic: String
    /// The holder of the account; empty if it is the traveller.
    public var accountHolder: String
    /// The place where papers are signed.
    public var place: String

    public init(
        name: String = "", address: String = "", email: String = "", telephone: String = "",
        iban: String = "", bic: String = "", accountHolder: String = "", place: String = ""
    ) {
        self.name = name
        self.address = address
        self.email = email
        self.telephone = telephone
        self.iban = iban
        self.bic = bic
        self.accountHolder = accountHolder
        self.place = place
    }
}

extension TravellersProfile {
    public var isEmpty: Bool { self == TravellersProfile() }

    /// The IBAN in printed form, in groups of four.
    public var ibanInGroups: String { IBANText.inGroups(iban) }

    /// Returns the profile with the fields of `changed` that differ from `original`.
    package func taking(
        _ changed: TravellersProfile, since original: TravellersProfile
    ) -> TravellersProfile {
        var profile = self
        for field in Self.fields where changed[keyPath: field] != original[keyPath: field] {
            profile[keyPath: field] = changed[keyPath: field]
        }
        return profile
    }

    private static var fields: [WritableKeyPath<TravellersProfile, String>] {
        [\.name, \.address, \.email, \.telephone, \.iban, \.bic, \.accountHolder, \.place]
    }
}

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

/// A value that shows only its type in logs, crash reports and debuggers.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{}

extension Confidential {
    public var description: String { "\(Self.self)(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
