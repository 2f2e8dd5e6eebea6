import Claims
import Domain
import Foundation
import TestSupport
import Testing

@testable import Counterfoil

@MainActor
@Suite("A paper that cannot be made")
struct WriteClaimTests {
    private struct Trouble: Error, CustomStringConvertible {
        var description: String { "there is no room for fonts" }
    }

    /// Keeps the traveller's details in memory.
    private actor Keeper: StoresProfile {
        nonisolated let place = "~/profile"
        var kept: TravellersProfile?

        func read() async throws(ProfileError) -> TravellersProfile? { kept }

        func store(
            _ profile: TravellersProfile, changedFrom original: TravellersProfile
        ) async throws(ProfileError) -> TravellersProfile {
            kept = profile
            return profile
        }

        func forget() async throws(ProfileError) { kept = nil }
    }

    private let keeper = Keeper()
    private let stage = Stage()
    private let folder: ScratchFolder
    private let journal = JournalDouble([EntryID("a.ics"): .trip(.full)])

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(to destination: ExportEntries.Destination) async -> CommandStatus {
        await WriteClaim(
            ids: [EntryID("a")], order: WriteClaim.Order(kind: .evidence, format: .pdf),
            destination: destination, journal: journal, rights: RightsDouble(),
            gazetteer: PlacesDouble(), profile: keeper, pdf: { _ in throw Trouble() },
            today: day(2026, 11, 22), words: english
        ).perform(on: stage.console)
    }

    @Test("The message names the file, which is not there then")
    func file() async throws {
        let file = folder.url.appending(path: "claim.pdf")
        #expect(await write(to: .file(file, replaces: true)) == .failed)
        let path = file.path(percentEncoded: false)
        #expect(
            stage.messages.lines.last?.hasSuffix(
                "\(path) could not be written: there is no room for fonts") == true)
        #expect(try folder.names.isEmpty)
    }

    @Test("Without a file it names the paper")
    func standardOutput() async {
        #expect(await write(to: .standardOutput) == .failed)
        #expect(
            stage.messages.lines.last?.hasSuffix(
                "Evidence of the journey could not be written: there is no room for fonts") == true)
        #expect(stage.results.lines.isEmpty)
    }
}
