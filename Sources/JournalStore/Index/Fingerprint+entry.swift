import Domain
import Foundation

extension Fingerprint {
    /// Creates the fingerprint of an entry's fields, which shows whether the entry has changed.
    init(of entry: Entry) {
        self.init()
        switch entry {
        case .film(let film):
            add(0)
            for field in FilmFields.all { add(field, of: film) }
        case .trip(let trip):
            add(1)
            for field in TripFields.all { add(field, of: trip) }
        case .pass(let pass):
            add(2)
            for field in PassFields.all { add(field, of: pass) }
        case .claim(let claim):
            add(3)
            for field in ClaimFields.all { add(field, of: claim) }
        }
    }

    private mutating func add<Whole>(_ field: EntryField<Whole>, of whole: Whole) {
        switch field.value {
        case .line(let path), .link(let path), .paragraphs(let path): add(whole[keyPath: path])
        case .attachment(let path): add(whole[keyPath: path]?.address ?? "")
        case .number(let path): add(whole[keyPath: path])
        case .flag(let path), .todo(let path): add(whole[keyPath: path] ? 1 : 0)
        case .day(let path): add(whole[keyPath: path]?.daysSinceEpoch)
        case .time(let path): add(whole[keyPath: path])
        case .start(let path): add(whole[keyPath: path])
        case .word(let word): add(word(whole))
        case .disruption(let path): add(whole[keyPath: path]?.rawValue ?? "")
        case .fare(let path):
            add(whole[keyPath: path].map { [$0.amount.description, $0.currency] } ?? [])
        case .coordinates(let path): add(whole[keyPath: path]?.description ?? "")
        case .distance(let path): add(whole[keyPath: path]?.description ?? "")
        case .rating(let path, _):
            let rating = whole[keyPath: path]
            add(rating.map { [$0.value, $0.source] } ?? [])
        case .rule(let path): add(whole[keyPath: path]?.text ?? "")
        case .steps(let path):
            add(whole[keyPath: path].count)
            for step in whole[keyPath: path] {
                add(step.kind.rawValue)
                add(step.day?.daysSinceEpoch)
            }
        case .about(let path):
            add(whole[keyPath: path].flatMap { [$0.uid, $0.id?.rawValue ?? ""] })
        case .feedbackHistory(let path):
            add(whole[keyPath: path].count)
            for given in whole[keyPath: path] {
                add(given.feedback.rawValue)
                add(given.moment)
            }
        case .list(let path), .tags(let path): add(whole[keyPath: path])
        case .imports(let path): add(whole[keyPath: path])
        }
    }

    private mutating func add(_ marks: [ImportMark]) {
        add(marks.count)
        for mark in marks {
            add([mark.source, mark.key])
            add(mark.said.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        }
    }

    private mutating func add(_ moment: Date?) {
        add(moment.map { Int(bitPattern: UInt($0.timeIntervalSince1970.bitPattern)) })
    }

    private mutating func add(_ time: DateTime?) {
        add(time?.day.daysSinceEpoch)
        guard let time else { return }
        add(time.hour * 3_600 + time.minute * 60 + time.second)
        switch time.zone {
        case .floating: add(0)
        case .utc: add(1)
        case .named(let name):
            add(2)
            add(name)
        case .custom(let name, let seconds):
            add(3)
            add(name)
            add(seconds)
        }
    }
}
