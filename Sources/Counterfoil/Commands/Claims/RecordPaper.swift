import Claims
import Domain
import Presentation
import Wording

/// Records in the journal that a paper was written, and prints the changes.
@MainActor
struct RecordPaper {
    private let journal: any ReadsEntries & WritesEntries & ReadsLedger
    private let profile: any StoresProfile
    private let words: Localizer

    init(
        in journal: any ReadsEntries & WritesEntries & ReadsLedger, for profile: any StoresProfile,
        words: Localizer
    ) {
        self.journal = journal
        self.profile = profile
        self.words = words
    }

    /// Records the paper. If that fails, the paper itself stays.
    ///
    /// - Parameter place: the place of signing, or an empty text if it is not known.
    func record(
        _ paper: WrittenPaper, at place: String, on today: CalendarDay, _ console: Console
    ) async -> CommandStatus {
        var status = CommandStatus.done
        do {
            let record = try await paper.record(in: journal, journal)
            for line in words.lines(on: record, on: today) { console.printMessage(line) }
        } catch {
            report(words.failure(words.paperNotRecorded, because: error), on: console)
            status = .failed
        }
        do throws(ProfileError) {
            if try await profile.keepPlace(place) { console.printMessage(words.placeKept(place)) }
        } catch {
            report(words.profileNotSaved(because: error), on: console)
            status = .failed
        }
        return status
    }

    private func report(_ failure: FailureViewModel, on console: Console) {
        console.printMessage([failure.title, failure.reason].spaced)
    }
}
