import Domain
import Testing

@testable import Formats

struct RouteTitleTests {
    @Test(
        "Between the codes of two airports a hyphen is an arrow, after the number of the flight",
        arguments: [
            ("LH400 FRA-JFK", "flight LH 400 FRA → JFK"), ("FRA - EWR", "flight  FRA → EWR"),
            ("FRA – EWR", "flight  FRA → EWR"), ("FRA → EWR", "flight  FRA → EWR"),
            ("Flight UA 961 EWR → FRA", "flight UA 961 EWR → FRA"),
            ("LH 400: FRA -> JFK", "flight LH 400 FRA → JFK"),
            ("Holiday FRA-JFK", "flight  FRA → JFK"), ("Train FRA → ZMB", "train  Train FRA → ZMB"),
            ("LH 1 ABC → XYZ", "flight LH 1 ABC → XYZ"), ("FRA-XYZ", nil), ("NEW - EWR", nil),
            ("Wien → Graz", "other  Wien → Graz"), ("Jour fixe - Team", nil), ("A-B", nil),
            ("fra-jfk", nil),
        ] as [(String, String?)])
    func airports(title: String, expected: String?) {
        let journey = RouteTitle.journey(in: title, airports: FewAirports())?.1
        #expect(
            journey.map { "\($0.mode.rawValue) \($0.service) \($0.from) → \($0.to)" } == expected)
    }
}

private struct FewAirports: FindsAirports {
    func airport(code: String) -> Airport? {
        guard ["FRA", "EWR", "JFK"].contains(code), let place = Coordinates("50, 8") else {
            return nil
        }
        return Airport(code: code, name: code, coordinates: place, zone: "UTC")
    }
}
