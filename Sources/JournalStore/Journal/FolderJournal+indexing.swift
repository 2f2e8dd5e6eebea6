public import Domain

extension FolderJournal: IndexesJournal {
    public func pauseIndexing() {
        keeper.pause.isOn = true
    }

    public func resumeIndexing() {
        keeper.pause.isOn = false
        startReconciling()
    }
}
