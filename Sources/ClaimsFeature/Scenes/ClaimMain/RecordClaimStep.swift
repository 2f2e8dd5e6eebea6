internal import Domain

/// Records a step of a claim.
struct RecordClaimStep {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns the claim as it was written.
    func record(_ record: ClaimRecord) async throws -> Claim {
        try await journal.change(id) { (claim: Claim) in claim.recording(record) }
    }
}
