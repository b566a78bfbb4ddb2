import type { Guide } from './guide.ts'

/** Buttons, fields and choices of `src/ui`, by their stories' ids. */
export const controlGuides: Readonly<Record<string, Guide>> = {
  'ui-button': {
    use: 'For an action. ButtonLink looks the same and leads to another page; IconButton has an icon instead of words.',
    keyboard: 'Tab to it, then Enter or Space. A busy button stays focused and ignores presses; a disabled one is skipped.',
    screenReader: 'Read by its words. Busy is announced (aria-busy) and the words stay its name.',
    do: 'One solid button in a group, its neighbours outline or quiet. Where it is disabled, say why nearby.',
    dont: 'Never two solid buttons in a row, and never the accent but for leaving a pick: starting, finishing and the memo are ink.',
  },
  'ui-iconbutton': {
    use: 'For an action whose icon is known to everyone: close, previous, next, cart. IconLink leads somewhere; CountBadge shows a number on it; BackButton goes one page back; VisuallyHidden holds the words of an icon.',
    keyboard: 'Tab, then Enter or Space; Enter on a link.',
    screenReader: 'Read by its label. A number on it is hidden, so the label says it too: 장바구니 2개.',
  },
  'ui-field': {
    use: 'Around one TextInput, TextArea or Select. FieldError stands alone below a group of choices.',
    keyboard: 'That of the control inside. A press on the label focuses it.',
    screenReader: 'The label is the name; hint and error are its description, and an error marks it as invalid.',
    do: 'The label above the control; the error says what happened, then what to do.',
    dont: 'Never a placeholder instead of a label.',
  },
  'ui-limitedtextarea': {
    use: 'For text that the server limits: memos, reviews, reasons. LimitedTextInput is its single line. Put a letter counter below it.',
    keyboard: 'An ordinary text field. What exceeds the limit is not accepted; the caret stays where the text was cut.',
    screenReader: 'Read by the label of its field; the letter counter announces how many letters are left.',
  },
  'ui-digitsinput': {
    use: 'For numbers that are no quantities: bank accounts, codes. PhoneInput is the one for phone numbers.',
    keyboard: 'Letters are ignored; the caret stays behind the same digit. Phones show digits.',
    screenReader: 'An ordinary text field, read by the label of its field.',
  },
  'ui-phoneinput': {
    use: 'For Korean phone numbers. It inserts the hyphens; the server gets digits.',
    keyboard: 'Digits only; hyphens come and go by themselves and the caret stays behind the same digit.',
    screenReader: 'An ordinary telephone field, read by the label of its field.',
  },
  'ui-radiogroup': {
    use: 'For one of a few choices that fit in a row. Select is the one for many.',
    keyboard: 'Tab to the selected choice; arrow keys select the others.',
    screenReader: 'A group named by its legend; an error describes the group.',
  },
  'ui-quantitystepper': {
    use: 'For a quantity that is changed by one, with a limit by stock.',
    keyboard: 'Two buttons: Tab, then Enter or Space. The one at its limit is disabled.',
    screenReader: 'A named group; the new quantity is announced.',
  },
  'ui-filterbar': {
    use: 'To narrow down the list below it by one category.',
    keyboard: 'Each filter is a button: Tab, then Enter or Space.',
    screenReader: 'A named group of buttons, the chosen one pressed. Counts are hidden: they are read with the list.',
  },
  'ui-stars': {
    use: 'Stars shows a rating; StarsInput asks for one, with a word for each.',
    keyboard: 'StarsInput is a radio group: arrow keys change the rating.',
    screenReader: 'Stars is read as its label, 별점 4.5; each choice of StarsInput as number and word.',
  },
  'ui-menu': {
    use: 'For links and choices that have no place in the bar. Choices in a MenuGroup leave it open.',
    keyboard: 'Enter or Space opens, Tab walks through the links, Escape closes and focuses the button. Leaving it closes it.',
    screenReader: 'A button that says whether it is expanded, followed by ordinary links.',
  },
}
