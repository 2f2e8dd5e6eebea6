import Domain
import Foundation

extension ComponentEdit {
    /// Writes the steps of a claim and its progress, and returns whether they changed.
    ///
    /// Unchanged lines at the beginning stay, and so do lines that this version does not know.
    mutating func setSteps(from old: Claim?, to new: Claim, at moment: Date) -> Bool {
        guard old?.steps != new.steps else { return false }
        let known = lines(named: PropertyName.step).filter { ClaimStep($0.content) != nil }
        let common = zip(known, new.steps).prefix { ClaimStep($0.content) == $1 }.count
        for property in known.dropFirst(common) { replace(property, with: []) }
        insert(new.steps.dropFirst(common).map(\.line), after: known.last)
        for field in Tokens.fields(for: new.progress, moment: Values.encoded(moment)) { set(field) }
        return true
    }

    /// Writes the entries that a claim is about, and returns whether they changed.
    mutating func setRelations(from old: Claim?, to new: Claim) -> Bool {
        guard old?.about ?? [] != new.about else { return false }
        let known = lines(named: PropertyName.related).filter { EntryRelation($0.content) != nil }
        for property in known { replace(property, with: []) }
        insert(new.about.map(\.line), after: known.last)
        return true
    }
}

extension Claim {
    fileprivate var progress: Tokens.Progress {
        switch state(on: nil) {
        case .possible, .written: .needed
        case .sent, .answered, .partlyPaid: .begun
        case .paid, .refused: .done
        case .lapsed: .cancelled
        }
    }
}
