import { shown, type Guide } from './guide.ts'

/** Messages, states and marks of `src/ui`, by their stories' ids. */
export const messageGuides: Readonly<Record<string, Guide>> = {
  'ui-badge': shown('Above an episode’s title: new is solid, soon has a dashed edge.', 'Read as its words.'),
  'ui-pulse': shown('Beside live data. Its dot beats twice, then rests.', 'Read as its words; the dot is hidden.'),
  'ui-counter': shown(
    'Below a text field with a limit.',
    'Announced when few letters are left and at the limit, not after every letter.',
  ),
  'ui-statuschip': shown(
    'For the status of an order. Each tone has an icon, so that it does not rely on colour.',
    'Read as its words; the icon is hidden.',
  ),
  'ui-image': shown(
    'For every picture: it reserves the space and fetches the picture when it comes near. BlankImage has none.',
    'Read by its description; without one it is hidden, since the words beside it say the same.',
    { do: 'isFirst for the largest pictures of the first view alone.' },
  ),
  'ui-skeleton': shown(
    'While content of a known shape loads. Spinner is the one for a page without a shape yet.',
    'A status that says that something loads; the shapes are hidden.',
  ),
  'ui-spinner': shown(
    'While a page waits for an answer, in a WaitingPage. SpinningRing is the ring alone, in a busy button.',
    'A status, read as its label, also where it is not visible.',
  ),
  'ui-progressbar': shown(
    'For an upload. Without a share it says that something happens.',
    'A progress bar named by its label, with its percentage.',
  ),
  'ui-emptystate': shown(
    'Where a list or a page has nothing to show: one line and one way on. StateBlock is what it shares with the error state.',
    'The drawing is hidden; on a whole page the title is its h1.',
  ),
  'ui-errorstate': {
    use: 'In place of the block that failed; the rest of the page stays. FieldError is the one for a field.',
    keyboard: 'Tab to the button that tries again.',
    screenReader: 'An alert, announced at once. A message of the server is read in Korean, whatever the page’s language.',
    do: 'Say what happened, then what to do.',
    dont: 'Never blame the shopper.',
  },
  'ui-notice': {
    use: 'For news that must not be missed, until it is closed. A toast is the one for what has just been done.',
    keyboard: 'Tab to its link and to the close button.',
    screenReader: 'A status, announced when it appears.',
  },
  'ui-toast': {
    use: 'After an action, to confirm it or to offer undo. ToastRegion is mounted once; showToast shows one for 4 seconds.',
    keyboard: 'Tab reaches its button; it stays while focused or hovered.',
    screenReader: 'A status, announced without moving the focus, also inside an open dialog.',
    dont: 'Never the only place of an error.',
  },
}
