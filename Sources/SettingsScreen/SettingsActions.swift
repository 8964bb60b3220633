import ScreenKit
import Canvas
import SettingsModel

/// An event on, or for, the settings screen.
public enum SettingsAction: Equatable, Sendable {
    /// Opened at a page; `nil` where it was left.
    case opened(SettingsDestination?)
    /// The cursor is put on a row of the page that is open.
    case reached(SettingsRowID)
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    /// Steps of the wheel, downwards positive.
    case wheel(Int)
    case resized(Size)
    /// The file was read again: what holds now, and what is wrong with it.
    case settingsRead(Settings, problems: [String])
    /// A change could not be written; one sentence.
    case saveFailed(String)
    case themesListed([String])
    case aboutRead(AboutFacts)
    case debug(DebugAction)
    /// Changes from elsewhere in the program.
    case set([SettingChange])
    case lockFactsRead(LockFacts)
    /// The new passphrase is set; or one sentence why not.
    case passphraseAnswered(problem: String?)
    case recoveryCodeMade(String)
    case notificationFactsRead(NotificationFacts)
    /// The result of a test notification; one sentence.
    case notificationTried(String)
    case provider(ProviderAction)
    case keys(KeysAction)
    case persona(PersonaAction)
    case data(DataEvent)
    case memory(MemoryAction)
    case place(PlaceAction)
    case serviceFactsRead(ServiceFacts)
    case spend(SpendAction)
    case connection(ConnectionsAction)
    case confirmation(ConfirmationAction)
    /// The folder that a file chooser asked for was read.
    case folderRead(FolderRequest, FolderListing)
}

/// Work to do outside the settings screen.
public enum SettingsEffect: Equatable, Sendable {
    /// To the file; they already hold in the program.
    case save([SettingChange])
    /// Removes a whole table of the file, such as `personas.calm`.
    case removeTable(String)
    case listThemes
    /// Looks at files, libraries and the terminal for the about page.
    case readAbout
    case debug(DebugEffect)
    case provider(ProviderEffect)
    case keys(KeysEffect)
    case persona(PersonaEffect)
    /// Shows a theme without setting it; `nil` goes back to that of the settings.
    case previewTheme(String?)
    case copy(ClipboardText)
    /// The address is to be opened in the person's browser.
    case openLink(WebAddress)
    case data(DataEffect)
    case memory(MemoryEffect)
    /// Looks a place up by its name.
    case searchPlaces(String)
    /// Looks how services outside are reached; asks none of them.
    case readServiceFacts
    case spend(SpendEffect)
    case connection(ConnectionsEffect)
    case confirmation(ConfirmationEffect)
    /// Looks at a path for a chooser of files.
    case readFolder(FolderRequest)
    /// One line for the person.
    case notice(String, isProblem: Bool)
    case readLockFacts
    case setPassphrase(new: SecretEntry, old: SecretEntry?)
    case makeRecoveryCode
    case lockNow
    /// Leaves the settings for a page of the records.
    case openRecords(RecordsRoute)
    /// Shows the questions of the first run again.
    case openSetup
    case readNotificationFacts
    case tryNotification
    /// Leaves the settings.
    case close
}
