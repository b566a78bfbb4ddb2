import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { calleeNames, textOf } from '../trace/syntax.ts'

/** Words that are hard to understand for others, and their replacements. Texts for users may contain them. */
const privateWords = new Map([
  ['kept', 'stored, previous, remaining or unchanged'],
  ['told', 'notified, reported, or the name of the message'],
  ['asked', 'requested, or the name of the request'],
  ['said', 'the name of the message or reply'],
  ['whoever', 'the caller or the user'],
  ['somebody', 'a user, a caller, a test'],
  ['anybody', 'any user, any caller'],
  ['nobody', 'no user, no caller'],
  ['spoil', 'fault'],
  ['spoils', 'faults'],
  ['spoilt', 'faulty, or the name of the fault'],
  ['shortcoming', 'missing capability'],
])
/** Pairs of words in an identifier, e.g. `moveIn`. */
const privatePairs = new Map([['move in', 'inject, mount or add']])

const folders = ['src', 'mocks', 'scripts', 'stories', 'tests', '.storybook']
/** Data and files that git ignores. */
const isLeftOut = (file: string) => file === 'mocks/local.ts' || /^mocks\/(public\/img|db\/seed)\//.test(file)

export interface Finding {
  readonly place: string
  readonly word: string
  readonly instead: string
}

/** Private words in the names of files and identifiers, in comments and in titles of tests below `root`. */
export function findPrivateWords(root: string): Finding[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.(ts|tsx|js)$/.test(file) && !isLeftOut(file))
      .toSorted()
      .flatMap((file) => inIdentifier(file, file).concat(inSource(file, readFileSync(`${root}/${file}`, 'utf8')))),
  )
}

/** The findings in one file's text. */
export function inSource(file: string, text: string): Finding[] {
  const { program, comments } = parseSync(file, text)
  const at = (start: number) => `${file}:${text.slice(0, start).split('\n').length}`
  const found: Finding[] = []
  const name = (node: { name: string; start: number }) => found.push(...inIdentifier(node.name, at(node.start)))
  new Visitor({
    Identifier: name,
    JSXIdentifier: name,
    PrivateIdentifier: name,
    CallExpression: ({ callee, arguments: [title] }) => {
      const isTitled = ['test', 'it', 'describe'].includes(calleeNames(callee)[0] ?? '')
      if (isTitled && title) found.push(...inProse(textOf(title) ?? '', at(title.start)))
    },
  }).visit(program)
  return found.concat(comments.flatMap(({ value, start }) => inProse(value, at(start))))
}

function inIdentifier(name: string, place: string): Finding[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return [...find(words, privateWords, place), ...find(pairs, privatePairs, place)]
}

const inProse = (text: string, place: string) => find(text.toLowerCase().split(/[^a-z]+/), privateWords, place)

const find = (words: readonly string[], list: ReadonlyMap<string, string>, place: string): Finding[] =>
  words.flatMap((word) => {
    const instead = list.get(word)
    return instead === undefined ? [] : [{ place, word, instead }]
  })

if (import.meta.filename === process.argv[1]) {
  const found = findPrivateWords(process.cwd())
  for (const { place, word, instead } of found) console.log(`${place}: "${word}" is a private word; write ${instead}`)
  process.exitCode = found.length === 0 ? 0 : 1
}
