import Domain
import TestSupport

/// Keeps the details in memory, and records its requests.
@MainActor
final class ProfileStoreDouble: StoresProfile {
    nonisolated let place = "~/.config/counterfoil/profile"
    var kept: TravellersProfile?
    var failure: ProfileError?
    /// The gate that holds up saving.
    let gate = Gate<TravellersProfile>()
    private(set) var originals: [TravellersProfile] = []

    init(_ kept: TravellersProfile? = nil) { self.kept = kept }

    @MainActor func read() async throws(ProfileError) -> TravellersProfile? {
        if let failure { throw failure }
        return kept
    }

    @MainActor func store(
        _ profile: TravellersProfile, changedFrom original: TravellersProfile
    ) async throws(ProfileError) -> TravellersProfile {
        await gate.pass(profile)
        if let failure { throw failure }
        originals.append(original)
        kept = profile
        return profile
    }

    @MainActor func forget() async throws(ProfileError) {
        if let failure { throw failure }
        kept = nil
    }
}
