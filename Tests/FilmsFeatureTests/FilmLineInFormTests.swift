import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("A film that is typed in one line", .freed, .timeLimit(.minutes(1)))
struct FilmLineInFormTests {
    private let today = "2026-11-19"

    /// Opens the form with a line, which has filled it by then.
    private func opened(
        _ line: String, _ entries: [EntryID: Entry] = [:], wantsNew: Bool = false
    ) async throws -> (FilmsStage, FormDouble) {
        let stage = FilmsStage(entries, wantsNew: wantsNew)
        await stage.coordinator.add(line: line)
        return (stage, try #require(stage.view.forms.last))
    }

    private func latest(_ stage: FilmsStage) -> FilmDraft? {
        stage.messages.reversed().lazy.compactMap {
            if case .formFilled(let draft) = $0 { draft } else { nil }
        }.first
    }

    private func check(_ stage: FilmsStage) -> FilmFormCheck? {
        stage.messages.reversed().lazy.compactMap {
            if case .formCheck(let check) = $0 { check } else { nil }
        }.first
    }

    private func film(_ stage: FilmsStage, _ id: EntryID = EntryID("entry-1.ics")) throws -> Film {
        guard case .film(let film)? = stage.journal[id] else { throw NoFilm() }
        return film
    }

    private struct NoFilm: Error {}

    @Test("The line fills the form, and what each word was taken for is said")
    func fills() async throws {
        let (stage, _) = try await opened("Gilda (1946) yesterday good @Metro")
        let filled = try #require(latest(stage))
        #expect(filled.title == "Gilda" && filled.year == "1946")
        #expect(filled.day == "2026-11-18" && filled.feedback == 2)
        #expect(filled.place == "Metro")
        #expect(
            check(stage)?.meanings
                == "title: Gilda · year: (1946) · on Wednesday, 18 November 2026 · "
                + "feedback: good · place: Metro")
        let (bare, _) = try await opened("Gilda")
        #expect(
            check(bare)?.meanings
                == "title: Gilda · No date given: using today, Thursday, 19 November 2026.")
    }

    @Test("A rating and a rewatch, which have no field, are saved with the film")
    func withoutFields() async throws {
        let (stage, form) = try await opened("Gilda 9/10 rewatch")
        form.save.emit()
        await stage.journal.untilWritten(1)
        let film = try film(stage)
        #expect(film.rating?.value == "9/10" && film.isRewatch && film.feedback == .reallyGood)
    }

    @Test("A refused word keeps the form from being saved, and is not lost")
    func refused() async throws {
        let (stage, form) = try await opened("Gilda (1946) whatever")
        #expect(check(stage)?.complaints[.line] == "Not recognised: “whatever”")
        #expect(check(stage)?.canSave == false)
        form.line.emit("Gilda (1946)")
        #expect(check(stage)?.complaints[.line] == nil && check(stage)?.canSave == true)
    }

    @Test("What was typed into a field stays, as long as the line says nothing else of it")
    func keeps() async throws {
        let (stage, form) = try await opened("Gilda")
        var typed = try #require(latest(stage))
        (typed.title, typed.notes) = ("Gilda!", "Put the Blame on Mame")
        form.draft.emit(typed)
        form.line.emit("Gilda 4/5")
        let next = try #require(latest(stage))
        #expect(next.title == "Gilda!" && next.notes == typed.notes && next.feedback == 2)
    }

    @Test("Where wanted films are listed, a line that says nothing of a viewing is a wanted one")
    func wanted() async throws {
        let (stage, form) = try await opened("Gilda (1946)", wantsNew: true)
        #expect(latest(stage)?.isWanted == true && latest(stage)?.day == "")
        form.line.emit("Gilda (1946) good")
        #expect(latest(stage)?.isWanted == false)
        form.line.emit("wanted: Gilda (1946)")
        #expect(latest(stage)?.isWanted == true)
    }

    @Test("A line with an arrow is a trip, to whose form the texts of this one go")
    func otherKind() async throws {
        let (stage, form) = try await opened("Köln → Wien 9:00")
        #expect(check(stage)?.complaints[.line]?.hasPrefix("This is a trip.") == true)
        var typed = try #require(latest(stage))
        (typed.tags, typed.notes) = ("work", "by the window")
        form.draft.emit(typed)
        form.pressed.emit(.otherKind)
        #expect(stage.messages.last == .formClosed)
        let texts = LineOfForm("Köln → Wien 9:00", tags: "work", notes: "by the window")
        #expect(stage.flows.routed == [.line(texts, insteadOf: .film)])
    }

    @Test("A form that takes over texts has them")
    func passedOn() async throws {
        let stage = FilmsStage()
        await stage.coordinator.add(LineOfForm("Gilda", tags: "noir", notes: "twice"))
        #expect(latest(stage)?.tags == "noir" && latest(stage)?.notes == "twice")
    }

    @Test("A film of the watchlist becomes the viewing, unless it is to stay there")
    func fromWatchlist() async throws {
        let wanted = Film(title: "Gilda", year: 1946, isWanted: true)
        for staysWanted in [nil, true] {
            let (stage, form) = try await opened("Gilda good", [.otherFilm: .film(wanted)])
            await until("The watchlist is read", check(stage)?.watchlist.isEmpty == false)
            #expect(check(stage)?.watchlist == "Take “Gilda (1946)” off my watchlist")
            var draft = try #require(latest(stage))
            draft.staysWanted = staysWanted
            form.draft.emit(draft)
            form.save.emit()
            await stage.journal.untilWritten(1)
            let kept = try film(stage, .otherFilm)
            #expect(kept.isWanted == (staysWanted == true))
            if staysWanted == true {
                #expect(try film(stage).feedback == .good)
            } else {
                #expect(kept.feedback == .good && kept.watched?.day == 19)
                #expect(stage.flows.added == [.otherFilm])
            }
        }
    }
}
