/** Two color tokens that touch, with the contrast that they need. */
export interface ContrastPair {
  readonly ink: string
  readonly ground: string
  /** 4.5 for words, 3 for edges and signs (WCAG 2.2 AA). */
  readonly minimum: 4.5 | 3
}

const cross = (minimum: ContrastPair['minimum'], inks: readonly string[], grounds: readonly string[]): ContrastPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink: `--${ink}`, ground: `--${ground}`, minimum })))

const paper = ['page', 'raised', 'sunken']
const rolls = ['mugwort', 'sky', 'apricot', 'lilac', 'mustard'].map((roll) => `seamless-${roll}`)

/** Words, by the kind of what they stand on. */
export const wordPairs = {
  paper: cross(4.5, ['text', 'text-muted', 'text-faint', 'mark-text', 'danger', 'success', 'warning', 'info'], paper),
  others: [
    ...cross(4.5, ['text-on-solid'], ['solid', 'solid-hover']),
    ...cross(4.5, ['text-disabled'], ['disabled']),
    ...cross(4.5, ['text-on-mark'], ['mark']),
    ...['danger', 'success', 'warning', 'info'].flatMap((tone) => cross(4.5, [tone], [`${tone}-soft`])),
    ...cross(4.5, ['gray-950'], ['gold', 'silver', 'bronze']),
  ],
  rolls: [...cross(4.5, ['on-seamless', 'on-seamless-muted'], rolls), ...cross(4.5, ['on-slate'], ['seamless-slate'])],
}

const signPairs = [
  ...cross(3, ['mark', 'line-strong', 'line-ink', 'focus', 'star'], paper),
  ...cross(3, ['bar', 'bar-rest', 'bar-mine'], ['bar-track']),
  // On a picture of any color, the pencil line is next to its halo.
  ...cross(3, ['mark'], ['gray-0']),
]

/** Every pair of the components; each must pass in both themes. */
export const contrastPairs: readonly ContrastPair[] = [...wordPairs.paper, ...wordPairs.others, ...wordPairs.rolls, ...signPairs]
