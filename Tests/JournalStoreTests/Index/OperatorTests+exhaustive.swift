import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

extension OperatorTests {
    @Test("Whatever stands behind an operator is no error, at each of its letters")
    func hostile() throws {
        for fact in SearchOperator.allCases {
            for text in [
                "99999999999999999999", "-9..9", "..", "....", ">>", "<", "=", "\"", "0", "9999",
                "2024-02-30", "9999-99",
            ] + HostileSearches.all.filter({ $0.utf8.count < 12 }) {
                _ = try found("\(fact.rawValue):\(text) -\(fact.rawValue):\(text)")
            }
        }
        let typed =
            "-runtime:>=150 date:2024-03..2024-06 director:\"akira kurosawa\" rated:4.5/5 late:"
        for end in typed.indices { _ = try found(String(typed[..<end])) }
    }
}
