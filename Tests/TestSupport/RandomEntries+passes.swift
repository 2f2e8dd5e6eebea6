import Domain
import Foundation

extension RandomEntries {
    static func changed(_ old: Pass, using random: inout SeededGenerator) -> Pass {
        var pass = old
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...8, using: &random) {
            case 0: pass.name = name(using: &random)
            case 1: pass.operator = text(upTo: 6, using: &random)
            case 2: pass.area = text(upTo: 6, using: &random)
            case 3: pass.product = Bool.random(using: &random) ? "de-regional" : ""
            case 4: pass.ticketNumber = text(upTo: 6, using: &random)
            case 5: pass.validFrom = time(using: &random).day
            case 6: pass.price = fare(using: &random)
            case 7: pass.tags = tags(using: &random)
            default: pass.imports = marks(using: &random)
            }
        }
        pass.validUntil = Bool.random(using: &random) ? pass.validFrom?.advanced(byDays: 30) : nil
        return pass
    }

    static func changed(_ old: Claim, using random: inout SeededGenerator) -> Claim {
        var claim = old
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0...9, using: &random) {
            case 0: claim.subject = name(using: &random)
            case 1: claim.travelled = time(using: &random).day
            case 2: claim.recipient = text(upTo: 6, using: &random)
            case 3: claim.amount = fare(using: &random)
            case 4: claim.paid = Bool.random(using: &random) ? fare(using: &random) : nil
            case 5: claim.reference = text(upTo: 6, using: &random)
            case 6: claim.answer = text(upTo: 9, using: &random) + "\n" + "."
            case 7: claim.tags = tags(using: &random)
            case 8:
                claim.about = (0..<random.below(3)).map {
                    EntryRelation(
                        uid: "\($0)" + text(upTo: 5, using: &random) + ".",
                        id: Bool.random(using: &random) ? EntryID("\($0)\";,.ics") : nil)
                }
            default:
                claim.steps = (0..<random.below(4)).map { _ in
                    ClaimStep(
                        ClaimStep.Kind.allCases[random.below(ClaimStep.Kind.allCases.count)],
                        on: Bool.random(using: &random) ? time(using: &random).day : nil)
                }
            }
        }
        claim.due = Bool.random(using: &random) ? claim.travelled?.advanced(byDays: 90) : nil
        return claim
    }

    private static func fare(using random: inout SeededGenerator) -> Fare {
        Fare(Decimal(Int.random(in: 0...9_999, using: &random)) / 100, currency: "EUR")
    }
}
