import { storedKey } from '../../src/lib/storage.ts'

/** Keys of local storage that belong to the tester's device, in every world of a tab. */
export const CHECKLIST_KEY = 'pickers-mock:checklist'
export const CONSOLE_SETTINGS_KEY = 'pickers-mock:console'

export const deviceKeys: readonly string[] = [CHECKLIST_KEY, CONSOLE_SETTINGS_KEY].map(storedKey)
