/// The data of a drag, in each of the forms that other programs may ask for.
public struct DraggedContent: Hashable {
    let text: String
    /// The absolute paths of the files.
    let files: [String]
    /// The bytes in the media type of the list; empty if there are none.
    let content: [UInt8]

    /// Makes the data for the program that it is dropped on.
    public init(text: String, files: [String], content: [UInt8]) {
        (self.text, self.files, self.content) = (text, files, content)
    }
}
