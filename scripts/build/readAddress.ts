import { resolve, sep } from 'node:path'

/**
 * What a variable of docs/configuration.md that is an address or a path holds. `path` is the app's base; a `base` is what paths
 * are joined to, `pictures` one that may be relative to the page; a `page` is opened, loaded or posted to; a `site` has a host;
 * a `folder` is emptied by a build.
 */
export type AddressKind = 'path' | 'base' | 'pictures' | 'page' | 'site' | 'folder'

const isHttp = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
const isBelowHost = (text: string) => /^\/(?!\/)[^\\\s]*$/.test(text)
const isWhole = (text: string) => !/[?#]/.test(text)
const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`)
const isSegment = (text: string) => /^[\w.~%@!$&'()*+,;=-]+$/.test(text) && text !== '.' && text !== '..'

type Rule = { readonly right: string; readonly isRight: (text: string) => boolean; readonly complete?: (text: string) => string }

const trimmed = (text: string) => text.replaceAll(/^\/+|\/+$/g, '')
const bases = 'an address such as https://api.example.com/, or a path of the app’s own host such as /api/'

const rules: Readonly<Record<AddressKind, Rule>> = {
  path: {
    right: 'a path such as /demo/',
    isRight: (text) => trimmed(text) === '' || trimmed(text).split('/').every(isSegment),
    complete: (text) => (trimmed(text) === '' ? '/' : `/${trimmed(text)}/`),
  },
  base: { right: bases, isRight: (text) => (isHttp(text) || isBelowHost(text)) && isWhole(text), complete: withSlash },
  pictures: {
    right: bases,
    isRight: (text) => (isHttp(text) || isBelowHost(text) || /^\.\.?\//.test(text)) && isWhole(text),
    complete: withSlash,
  },
  page: {
    right: 'an address such as https://shop.example.com/terms, or a path of the app’s own host',
    isRight: (text) => isHttp(text) || isBelowHost(text),
  },
  site: {
    right: 'an address such as https://shop.example.com/',
    isRight: (text) => isHttp(text) && isWhole(text),
    complete: (text) => text.replace(/\/*$/, '/'),
  },
  folder: {
    right: 'a folder of its own such as dist, since a build empties it',
    isRight: (text) => !withEnd(process.cwd()).startsWith(withEnd(resolve(text))),
  },
}

const withEnd = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** The value of a variable, with the slashes that it lacks. Throws a sentence with the variable and a right value. */
export function readAddress(name: string, value: string, kind: AddressKind): string {
  const { right, isRight, complete = (text) => text } = rules[kind]
  const text = value.trim()
  if (isRight(text)) return complete(text)
  const gitBash = kind !== 'folder' && /^[a-z]:[\\/]/i.test(text) ? ' Git Bash makes such a path of one: MSYS_NO_PATHCONV=1.' : ''
  const message = `${name} must be ${right}, not ${value}.${gitBash}`
  // Vite prints the stack: here the sentence alone.
  throw Object.assign(new Error(message), { stack: message })
}
