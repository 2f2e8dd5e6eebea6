internal import DesktopSearchFeature
internal import Gtk
internal import Presentation
internal import Wording

/// The search of the desktop: GNOME Shell and KRunner ask on the bus, each in its own manner, and the
/// program is started for them where it does not run.
@MainActor
final class DesktopSearch {
    /// Made for the first question: most starts are asked nothing.
    private lazy var presenter = make()
    private let make: () -> DesktopSearchPresenter?
    private var object: BusObject?

    /// - Parameter make: nil where the program is about to end.
    init(of application: Application, answering make: @escaping () -> DesktopSearchPresenter?) {
        self.make = make
        // Where there is no bus, nobody asks.
        object = try? BusObject(at: Self.path, interfaces: Self.interfaces) { [weak self] call in
            await application.staying { await self?.answer(to: call) }
        }
    }

    /// As the files in `resources/desktop` say it to GNOME Shell and to KRunner.
    private static let path = "/io/github/counterfoil/Counterfoil/SearchProvider"

    private func answer(to call: BusCall) async -> [BusValue]? {
        guard let presenter else { return nil }
        switch call.method {
        case "GetInitialResultSet":
            return [.texts(await found(call.texts(at: 0), for: call).map(\.id))]
        case "GetSubsearchResultSet":
            return [.texts(await found(call.texts(at: 1), for: call).map(\.id))]
        case "GetResultMetas":
            let entries = await presenter.entries(call.texts(at: 0))
            return [.list(of: "a{sv}", entries.map(\.asMeta))]
        case "Match":
            let found = await found([call.text(at: 0)], for: call)
            let matches = zip(found, 0...).map { entry, place in entry.asMatch(at: place) }
            return [.list(of: "(sssida{sv})", matches)]
        case "Actions": return [.list(of: "(sss)", [])]
        case "ActivateResult", "Run": presenter.open(call.text(at: 0))
        case "LaunchSearch": presenter.openSearch(search(call.texts(at: 0)))
        case "SetActivationToken": ActivationToken.take(call.text(at: 0))
        case "Teardown": break
        default: return nil
        }
        return []
    }

    private func found(_ terms: [String], for call: BusCall) async -> [FoundEntry] {
        await presenter?.find(search(terms), for: call.caller) ?? []
    }

    /// GNOME Shell takes what is typed apart at its spaces.
    private func search(_ terms: [String]) -> String { terms.joined(separator: " ") }

    // The time of the click is of no use to GTK 3: see ADR 26. What KRunner is told of a match are its id,
    // text, icon, sort and relevance, and more by name.
    private static let interfaces = """
        <node>
          <interface name="org.gnome.Shell.SearchProvider2">
            <method name="GetInitialResultSet">
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetSubsearchResultSet">
              <arg type="as" name="previous_results" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetResultMetas">
              <arg type="as" name="identifiers" direction="in"/>
              <arg type="aa{sv}" name="metas" direction="out"/>
            </method>
            <method name="ActivateResult">
              <arg type="s" name="identifier" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
            <method name="LaunchSearch">
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
          </interface>
          <interface name="org.kde.krunner1">
            <method name="Actions">
              <arg type="a(sss)" name="actions" direction="out"/>
            </method>
            <method name="Match">
              <arg type="s" name="query" direction="in"/>
              <arg type="a(sssida{sv})" name="matches" direction="out"/>
            </method>
            <method name="Run">
              <arg type="s" name="matchId" direction="in"/>
              <arg type="s" name="actionId" direction="in"/>
            </method>
            <method name="SetActivationToken">
              <arg type="s" name="token" direction="in"/>
            </method>
            <method name="Teardown"/>
          </interface>
        </node>
        """
}

@MainActor
extension FoundEntry {
    fileprivate var asMeta: BusValue {
        .named([
            "id": .text(id), "name": .text(title), "description": .text(detail),
            "gicon": .text(icon),
        ])
    }

    /// - Parameter place: from 0; KRunner puts the most relevant first.
    fileprivate func asMatch(at place: Int) -> BusValue {
        .structure([
            .text(id), .text(title), .text(icon), .integer(Self.possibleMatch),
            .number(1 - Double(place) / Double(2 * DesktopSearchPresenter.most)),
            .named(["subtext": .text(detail)]),
        ])
    }

    /// What KRunner calls something that may be meant, behind programs and settings of that name.
    private static let possibleMatch: Int32 = 30

    /// The icon of the list, as it is installed for the desktop.
    private var icon: String { "\(ThisProgram.id)-\(kind.rawValue)-symbolic" }
}
