import CGtk
import Files
import Glibc

/// The desktop's portal that passes a message to the person's e-mail program, in which they address
/// and send it.
@MainActor
public enum EmailPortal {
    /// A message with a file.
    public nonisolated struct Message: Sendable {
        let subject: String
        let text: String
        let file: (name: String, content: [UInt8])

        /// Makes a message.
        ///
        /// - Parameter file: the name of the file, without a folder, and its bytes.
        public init(subject: String, text: String, file: (name: String, content: [UInt8])) {
            self.subject = subject
            self.text = text
            self.file = file
        }
    }

    /// The outcome of passing on a message.
    public nonisolated enum Outcome: Hashable, Sendable {
        case handedOn, cancelled
        /// The message failed, with the desktop's reason if it gives one.
        case failed(String?)
    }

    private static let interface = "org.freedesktop.portal.Email"

    /// Calls `found` once, later, if there is such a portal, and never otherwise.
    public static func find(_ found: @escaping () -> Void) {
        BusRequest(toPortal: "org.freedesktop.DBus.Properties")
            .ask("Get", [.text(interface), .text("version")]) { answer in
                if case .success = answer { found() }
            }
    }

    /// Passes on a message. The file stays in the user's runtime directory until the session ends,
    /// because nothing tells when it has been read.
    public static func compose(_ message: Message, ended: @escaping (Outcome) -> Void) {
        do throws(FolderFailure) {
            let file = try privateFile(message.file.name, message.file.content)
            Composition(ended).begin(message, file)
        } catch {
            ended(.failed(SystemError(number: error.code).message))
        }
    }

    /// Makes a file for another program of the same user, in a new folder of the user's runtime
    /// directory.
    private static func privateFile(
        _ name: String, _ content: [UInt8]
    ) throws(FolderFailure) -> FileDescriptor {
        let room = String(borrowing: g_get_user_runtime_dir()) ?? "/tmp"
        let folder = strdup(room + "/counterfoil-XXXXXX")
        defer { free(folder) }
        guard let made = g_mkdtemp(folder).map({ String(cString: $0) }),
            let file = FileDescriptor(
                open(made + "/" + name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        else { throw FolderFailure(errno) }
        try file.write(content, on: .real)
        return file
    }

    /// A message on its way, which keeps itself alive until its outcome is known.
    private final class Composition {
        private let ended: (Outcome) -> Void
        private var subscription: BusSubscription?

        init(_ ended: @escaping (Outcome) -> Void) { self.ended = ended }

        func begin(_ message: Message, _ file: FileDescriptor) {
            let token = "counterfoil\(g_random_int())"
            subscription = BusSubscription(
                to: "Response", of: "org.freedesktop.portal.Request",
                at: { ownName in
                    let sender = String(ownName.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 })
                    return "\(BusRequest.portal.path)/request/\(sender)/\(token)"
                },
                heard: { [self] values in end(with: Self.outcome(values.first)) })
            BusRequest(toPortal: interface).ask(
                "ComposeEmail",
                [
                    .text(""),
                    .named([
                        "handle_token": .text(token), "subject": .text(message.subject),
                        "body": .text(message.text),
                        "attachment_fds": .list(of: "h", [.file(0)]),
                    ]),
                ], files: [file.number]
            ) { [self] answer in
                if case .failure(let failure) = answer { end(with: .failed(failure.reason)) }
            }
            // The descriptor is duplicated by now.
            withExtendedLifetime(file) {}
        }

        private func end(with outcome: Outcome) {
            guard subscription != nil else { return }
            subscription = nil
            ended(outcome)
        }

        private static func outcome(_ response: BusValue?) -> Outcome {
            switch response {
            case .unsigned(0): .handedOn
            case .unsigned(1): .cancelled
            default: .failed(nil)
            }
        }
    }
}
