/// The folder to which an import copies tickets and pictures.
package struct TicketDestination: Sendable {
    let folder: String
    /// Returns whether content is a picture that can be shown. Others are not kept.
    let canShow: @Sendable ([UInt8]) async -> Bool

    /// - Parameters:
    ///   - folder: the path of the folder, which is created if it is missing.
    ///   - canShow: returns whether content is a picture that can be shown.
    package init(_ folder: String, canShow: @escaping @Sendable ([UInt8]) async -> Bool) {
        self.folder = folder
        self.canShow = canShow
    }
}
