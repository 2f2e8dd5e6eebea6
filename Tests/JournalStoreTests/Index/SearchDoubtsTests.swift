import Domain
import Testing

@testable import JournalStore

struct SearchDoubtsTests {
    private func doubts(_ search: String) -> [SearchDoubt] {
        SearchDoubts.found(in: search, months: .english)
    }

    @Test(
        "What looks like a question and is none is told with the question that is likely meant",
        arguments: [
            ("opertor:db", "operator:db"), ("Opertor:db", "operator:db"),
            ("opertor:\"deutsche bahn\"", "operator:\"deutsche bahn\""),
            ("directr:kurosawa", "director:kurosawa"), ("rating:>4", "rated:>4"),
            ("rating:good", "feedback:good"), ("delay:>30", "late:>30"), ("delay>30", "late:>30"),
            ("stars:>=4/5", "rated:>=4/5"), ("company:öbb", "operator:öbb"),
            ("late>30", "late:>30"), ("late>=30", "late:>=30"), ("late≥30", "late:≥30"),
            ("late<0", "late:<0"), ("late=30", "late:=30"), ("late >30", "late:>30"),
            ("late > 30", "late:>30"), ("late> 30", "late:>30"), ("operator=db", "operator:db"),
            ("late: >30", "late:>30"), ("late:> 30", "late:>30"), ("late: > 30", "late:>30"),
            ("late: 30", "late:30"), ("rated: 4/5", "rated:4/5"), ("year: 2024", "year:2024"),
            ("kind: film", "kind:film"), ("operator: db", "operator:db"),
            ("opertor: db", "operator:db"), ("from: köln", "from:köln"),
            ("rating: >4", "rated:>4"), ("feedback>=good", "feedback:>=good"),
            ("kind:flim", "kind:film"), ("mode:trian", "mode:train"),
            ("feedback:>=god", "feedback:>=good"), ("late:>30min", "late:>30"),
            ("runtime:150min", "runtime:150"), ("wanted:ran", "wanted: ran"),
            ("date:2026-13", "date:2026-12"), ("date:2026-02-30", "date:2026-02-28"),
            ("date:2026-13-05", "date:2026-05-13"), ("date:13.5.2026", "date:2026-05-13"),
            ("date:5/13/2026", "date:2026-05-13"), ("date:13/5/2026", "date:2026-05-13"),
            ("date:5.2026", "date:2026-05"), ("date:>2026-13", "date:>2026-12"),
            ("date:2026-13..2027-01", "date:2026-12..2027-01"),
        ])
    func meant(typed: String, meant: String) throws {
        let doubt = try #require(doubts(typed).first)
        #expect(doubts(typed).count == 1)
        #expect(doubt.typed == typed)
        #expect(doubt.meant == meant)
        #expect(doubt.search == meant)
        // It would be of no use to search for it otherwise.
        #expect(doubts(meant) == [])
    }

    @Test(
        "Where nothing is near, an example of the fact is given",
        arguments: [
            ("late:abc", "late:>30"), ("date:soon", "date:2024-05"), ("kind:xyzzy", "kind:film"),
            ("date:5/6/2026", "date:2024-05"), ("fare:dollars", "fare:eur"),
            ("rating:xyzzy", "rated:>8"),
        ])
    func example(typed: String, example: String) {
        #expect(doubts(typed) == [SearchDoubt(typed, example: example)])
    }

    @Test("A name that is near to no fact is told without one")
    func unknown() {
        #expect(doubts("xyzzy:1") == [SearchDoubt("xyzzy:1")])
    }

    @Test(
        "Known operators are not doubted, nor are words, titles, times and addresses",
        arguments: [
            "", " ", "winter wien", "late", "late:", "late:>", "late:>30", "late >", "-late:>30",
            "late: wien", "wanted: ran", "director:", "director: kind:film", "late: -wien",
            "https://example.org/a", "14:02", "2:02 pm", "Köln->Wien", "5/5", "5>4",
            "https://example.org",
            "Dune: Part Two", "Alien: Romulus", "Ran: 1985", "\"opertor:db\"", "opertor:",
            "opertor",
            "late>", "operator:\"deutsche bahn\"", "title:=\"a > b\"", "date:2026-1", "date:2026-",
            "month:nov..feb", "date:unknown", "fare:eur", "claim:desk", "hour:22..4",
        ])
    func understood(typed: String) {
        #expect(doubts(typed) == [])
    }

    @Test("The suggested search has the likely word in place of the typed one")
    func whole() {
        #expect(
            doubts("wien -opertor:db late > 30 2026") == [
                SearchDoubt(
                    "opertor:db", meant: "operator:db", search: "wien -operator:db late > 30 2026"),
                SearchDoubt(
                    "late > 30", meant: "late:>30", search: "wien -opertor:db late:>30 2026"),
            ])
        #expect(
            doubts("late: >30 wien") == [
                SearchDoubt(
                    "late: >30", isParted: true, meant: "late:>30", search: "late:>30 wien")
            ])
    }

    @Test("Nothing that is typed is too much", arguments: HostileSearches.all)
    func hostile(typed: String) {
        for doubt in doubts(typed) + doubts("late:" + typed) {
            #expect(!doubt.typed.isEmpty)
        }
    }
}
