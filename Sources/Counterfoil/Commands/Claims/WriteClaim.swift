import Claims
import Domain
import Files
import Foundation
import Presentation
import Wording

/// Writes a paper about a journey into a file, or as text to standard output. Prints each missing
/// field, and what the journal keeps of the paper.
struct WriteClaim: Command {
    /// A trip or a leg of a journey, or several trips with one season ticket.
    let ids: [EntryID]
    let order: Order
    let destination: ExportEntries.Destination
    let journal: any ReadsEntries & WritesEntries & ReadsLedger
    let rights: any KnowsRights
    let gazetteer: any FindsPlaces
    /// The traveller's details, which are read when the paper is written.
    let profile: any StoresProfile
    let pdf: @MainActor (PaperSheet) throws -> [UInt8]
    let today: CalendarDay
    let words: Localizer

    /// The kind of paper to write.
    struct Order: Sendable {
        /// The id of a scheme, or `nil` for the one that owes most.
        var scheme: String?
        /// The kind of paper, or `nil` for the one that the scheme requires.
        var kind: PaperKind?
        /// The language, or `nil` for that of the scheme or else of the program.
        var language: PaperLanguage?
        var format: PaperFormat
        var choices = PaperChoices()
        /// Whether the paper is recorded in the journal and in the traveller's details.
        var isRecorded = true
    }

    func run(on console: Console) async throws -> CommandStatus {
        try destination.refuse(order.format, on: console)
        let (subject, pot) = try await subject()
        let kind = order.kind ?? subject.answer?.scheme.usualPaper ?? .evidence
        guard kind == .evidence || subject.answer != nil else {
            throw CommandError.failed(words.notCovered("\(ids[0])"))
        }
        let profile = try await self.profile.read() ?? TravellersProfile()
        var choices = order.choices.taking(
            subject.journey.ticketed ?? subject.journey.whole, with: subject.pass)
        if choices.place.isEmpty { choices.place = profile.place }
        if choices.earlier == nil {
            choices.earlier = await claims(about: [subject.journey] + subject.others)
                .filter { !meant.contains($0.id) }.earlierRequest()
        }
        let paper = Paper(kind, of: subject, for: profile, choices, on: today)
        let language = language(for: subject)
        try destination.write(
            try bytes(of: PaperWords(language).sheet(of: paper), for: kind), on: console)
        report(paper, in: language, on: console)
        guard order.isRecorded else { return .done }
        let written = WrittenPaper(paper, of: meant, pot: pot, number: choices.reference)
        return await record(written, at: choices.place, console)
    }

    private func claims(about journeys: [Journey]) async -> [ClaimEntry] {
        await journal.claims().about(journeys.flatMap { $0.legs.map(\.id) })
    }

    /// The entries that the paper is for, under each name that may mean them.
    private var meant: Set<EntryID> { Set(ids.flatMap { [$0, EntryID("\($0).ics")] }) }

    private func subject() async throws -> (PaperSubject, PaperPot?) {
        var journeys: [Journey] = []
        var pots: [PaperPot] = []
        for id in ids {
            // Two legs of one journey are one case.
            let (found, pot) = try await self.journeys(of: id)
            for journey in found where !journeys.contains(journey) { journeys.append(journey) }
            if let pot { pots.append(pot) }
        }
        guard let first = journeys.first else {
            throw CommandError.failed(words.noTrip("\(ids[0])"))
        }
        let ticket = journeys.count > 1 ? .season : order.choices.ticket
        let passes = await journal.passes()
        let answers = rights.rights.answers(
            for: first, ticket: ticket, passes: passes, gazetteer: gazetteer)
        let answer = answers.bestForPaper(scheme: order.scheme, kind: order.kind)
        if let scheme = order.scheme, answer == nil {
            let others = answers.map(\.scheme.id)
            throw CommandError.failed(words.notCovered("\(ids[0])", by: scheme, but: others))
        }
        let claims = await claims(about: journeys)
        let subject = PaperSubject(
            first, others: Array(journeys.dropFirst()),
            pass: passes.pass(onPaperOf: meant, about: first, beside: claims), answer: answer,
            claimed: claims.first { meant.contains($0.id) }?.claim.amount)
        return (subject, ids.count == 1 ? pots.first : nil)
    }

    /// Returns the journeys of a file, whose name may lack its extension.
    private func journeys(of id: EntryID) async throws -> ([Journey], PaperPot?) {
        for name in [id, EntryID("\(id).ics")] {
            if case .pass(let pass)? = await journal.entry(name) {
                return try await journeys(on: pass, name)
            }
            let journeys = await journal.journeysForPaper(of: name)
            if !journeys.isEmpty { return (journeys, nil) }
        }
        throw CommandError.failed(words.noTrip("\(id)"))
    }

    /// Returns the journeys of the season ticket's pot with the first deadline.
    private func journeys(on pass: Pass, _ id: EntryID) async throws -> ([Journey], PaperPot?) {
        let account = PassAccount(
            of: id, pass, in: await journal.ledgerEntries(lateFrom: rights.rights.leastLate),
            by: rights.rights, on: today)
        guard let pot = account?.nextPot else {
            throw CommandError.failed(words.noDelays(account, hasProduct: !pass.product.isEmpty))
        }
        let journeys = await journal.ticketedJourneys(
            with: pot.delays.flatMap(\.ticket.ids).map { [$0] })
        return (journeys, PaperPot(pot, of: id, called: words.subject(of: pot, pass)))
    }

    private func language(for subject: PaperSubject) -> PaperLanguage {
        order.language ?? subject.answer.flatMap { PaperLanguage(rawValue: $0.scheme.language) }
            ?? PaperLanguage(of: words.locale) ?? .english
    }

    private func bytes(of sheet: PaperSheet, for kind: PaperKind) throws -> [UInt8] {
        guard order.format == .pdf else { return Array(sheet.text.utf8) }
        do {
            return try pdf(sheet)
        } catch {
            // On standard output the paper has no other name.
            var name = words.name(of: kind)
            if case .file(let file, _) = destination { name = file.path(percentEncoded: false) }
            throw CommandError.failed(.paperNotWritten(path: name, reason: "\(error)"))
        }
    }

    private func report(_ paper: Paper, in language: PaperLanguage, on console: Console) {
        let answer = paper.subject.answer
        console.printMessage(words.written(paper.kind, for: answer?.scheme, in: language))
        if paper.kind != .evidence, let answer, answer.owed == nil {
            console.printMessage(words.decision(of: answer))
        }
        let labels = PaperWords(.english)
        if paper.kind != .form, order.choices.hasCostsOrEarlier {
            console.printMessage(words.onlyOnForm)
        }
        if PaperWords(language).encloses(paper) { console.printMessage(words.listEnclosed) }
        for section in paper.sections {
            for field in section.fields {
                if case .value(.remarks(let remarks)) = field.content,
                    PaperWords(language).leavesOutPart(of: remarks)
                {
                    console.printMessage(words.remarksCut)
                }
                guard let gap = field.gap else { continue }
                let label = [section.number, labels.label(field.name)].spaced
                console.printMessage(words.missing(label, gap, option: gap.option))
            }
        }
        guard paper.kind != .evidence else { return }
        let isCancelled = paper.subject.hasCancelledLeg
        if let scheme = answer?.scheme {
            for line in words.conditions(of: scheme, whereCancelled: isCancelled) {
                console.printMessage(line)
            }
        }
        console.printMessage(
            words.say("Nothing was sent. Check the document, sign it and send it yourself."))
    }
}

extension PaperGap {
    /// The option that fills the gap, or an empty text if there is none.
    fileprivate var option: String {
        switch self {
        case .trip, .profile: ""
        case .choice(.reference): "--reference"
        case .choice(.ticket): "--ticket"
        case .choice(.place): "--place"
        case .choice(.wanted): "--want"
        case .choice(.consent): "--consent"
        case .choice(.truth): "--declare"
        }
    }
}

extension WriteClaim {
    /// Records in the journal that a paper was written, and prints the changes. If that fails, the
    /// paper itself stays.
    ///
    /// - Parameter place: the place of signing, or an empty text if it is not known.
    private func record(
        _ paper: WrittenPaper, at place: String, _ console: Console
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

enum PaperFormat: String, CaseIterable, Sendable {
    case pdf, text

    /// Returns the format for a file name's extension. Standard output gets text.
    init(ofFile fileName: String) throws(CommandError) {
        let name = fileName.lowercased()
        if name.hasSuffix(".pdf") {
            self = .pdf
        } else if name == "-" || name.hasSuffix(".txt") || name.hasSuffix(".text") {
            self = .text
        } else {
            throw .formatUnclear(file: fileName, likely: Self.allCases.map(\.rawValue))
        }
    }
}

extension CommandError {
    /// Returns the value of a typed word.
    ///
    /// - Throws: a usage error that lists the known words.
    static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String
    ) throws(CommandError) -> Word {
        guard let word = Word(rawValue: text.lowercased()) else {
            let known = Localizer.ofProgram.choice(of: Word.allCases.map(\.rawValue))
            throw .usage(
                localized(
                    "“{text}” is not known here; choose {words}.", ["text": text, "words": known]))
        }
        return word
    }
}

@MainActor
extension ExportEntries.Destination {
    /// Refuses to replace a file, or to write a PDF to a terminal.
    fileprivate func refuse(_ format: PaperFormat, on console: Console) throws(CommandError) {
        switch self {
        case .standardOutput where format == .pdf && console.results.isTerminal:
            throw .usage(localized("A PDF cannot be shown in a terminal: name a file for it."))
        case .standardOutput: break
        case .file(let file, let replaces):
            let path = file.path(percentEncoded: false)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return
            }
            if isFolder.boolValue { throw .failed(.targetIsFolder(path: path)) }
            if !replaces { throw .failed(.targetExists(path: path)) }
        }
    }

    fileprivate func write(_ bytes: [UInt8], on console: Console) throws {
        switch self {
        case .standardOutput:
            var shown = ShownLines(on: console.results)
            try shown.write(bytes)
            try shown.end()
        case .file(let file, let replaces):
            let path = file.path(percentEncoded: false)
            try write(bytes, to: path, replacing: replaces)
        }
    }

    /// Writes the file, readable for its owner only, since it contains an address and an account.
    /// It appears complete or not at all. A file that another program created meanwhile stays.
    private func write(
        _ bytes: [UInt8], to path: String, replacing replaces: Bool
    ) throws(CommandError) {
        do throws(FolderFailure) {
            let file = try WholeFile(path)
            try file.append(bytes)
            try file.finish(replacing: replaces)
        } catch {
            let reason = Localizer.ofProgram.reason(.system(error.code))
            throw .failed(
                error.code == EEXIST
                    ? .targetExists(path: path) : .paperNotWritten(path: path, reason: reason))
        }
    }
}
