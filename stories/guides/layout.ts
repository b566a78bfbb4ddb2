import { shown, type Guide } from './guide.ts'

/** Layout and navigation of `src/ui`, by their stories' ids. */
export const layoutGuides: Readonly<Record<string, Guide>> = {
  'ui-page': shown(
    'Page holds a page’s width and padding, PageTitle its only h1, Section a part with a heading. Split puts a sticky title beside the content, Eyebrow is small print above a title, ActionBar stays at the bottom.',
    'PageTitle takes the focus after a navigation, so that reading starts with the page’s name.',
    { do: 'Space and a rule divide sections.', dont: 'Never boxes around sections.' },
  ),
  'ui-topnav': {
    use: 'Once, at the top of every page.',
    keyboard: 'Tab walks through brand, places and actions, in this order.',
    screenReader: 'A named navigation; the present place is marked as the current page.',
  },
  'ui-darksection': shown(
    'For screens that are dark in both themes. A screen inside calls useDarkSection; the layout around it follows.',
    'Nothing changes for screen readers.',
  ),
  'ui-facts': shown(
    'For labels with their values, such as amounts; its place gives it the rules.',
    'A list of terms and values.',
  ),
  'ui-masonry': shown(
    'For cards of different heights whose order matters little, such as reviews.',
    'A named list in its given order, whatever the columns.',
  ),
  'ui-carousel': {
    use: 'For a few pictures of one thing, one at a time. Many items belong in a grid.',
    keyboard: 'Left and right arrow keys, also anywhere in the dialog around it; Tab reaches arrows and dots.',
    screenReader: 'A named region; only the shown slide is read, and its position is announced when it changes.',
    do: 'Swiping 100 px changes the slide; after the last follows the first.',
    dont: 'Never autoplay.',
  },
  'ui-viewer': {
    use: 'For pictures over the whole screen: product photos and photos of reviews. Two fingers enlarge the page.',
    keyboard: 'That of a dialog and of a carousel: Escape closes, arrow keys change the picture.',
    screenReader: 'A dialog named by its title, each picture by its description.',
  },
  'ui-dialog': {
    use: 'For a decision or a short form that interrupts. A longer task is a page; a message without a decision is a toast.',
    keyboard: 'The focus goes to the title, stays inside, and returns to where it was. Escape closes.',
    screenReader: 'A modal dialog named by its title; the page behind it is not read.',
    do: 'The title asks, the buttons name the act: 주문 취소, not 확인.',
    dont: 'Never a dialog on a dialog: the second replaces the first.',
  },
}
