import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import * as v from 'valibot'
import { controlOpenApi } from './controlOpenApiDocument.ts'
import { designTokens } from './designTokens.ts'
import { errorsDocument } from './errorsDocument.ts'
import { run } from '../shared/run.ts'
import { makeFonts } from './fonts.ts'
import { decisionIndex, mswExamples, scenarioTable } from './lists.ts'
import { newFeature } from './feature.ts'
import { createFeature } from './newFeature.ts'
import { openApi } from './openapiDocument.ts'

const usage = `npm run generate [-- NAME ...] [-- --check]
Writes documents, all of them without a name: openapi, tokens, errors, the lists of scenarios and decisions,
and the examples of msw.
fonts makes src/ui/fonts and src/ui/appFonts.css anew and is never part of the others: it installs tools/fonts first (98 MB).
--new NAME writes a new feature, e.g. wishlist: a list of products to which a member adds and from which they remove, with its
calls, rules, seed, page, button, tests and stories, and its lines where features are named. With --access user guests have one too.
--check writes nothing, lists the stale documents and fails if there is one; npm test does so.`

interface Document {
  readonly file: string
  readonly text: string
}

/** The text of each document by its path. */
const generators: Readonly<Record<string, () => Record<string, string> | Promise<Record<string, string>>>> = {
  openapi: async () => ({
    'docs/generated/openapi.json': JSON.stringify(await openApi()),
    'docs/generated/control-openapi.json': JSON.stringify(controlOpenApi()),
  }),
  tokens: () => ({
    'docs/generated/tokens.json': JSON.stringify(designTokens(readFileSync('src/ui/tokens.css', 'utf8')), undefined, 2),
  }),
  errors: () => ({ 'docs/generated/errors.md': errorsDocument() }),
  scenarios: scenarioTable,
  decisions: decisionIndex,
  msw: mswExamples,
}

/** The documents that differ from their files, or have none. */
const staleDocuments = (documents: readonly Document[]): Document[] =>
  documents.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)

const formatOptions = v.looseObject({ ignorePatterns: v.array(v.string()) })

async function formatted(file: string, text: string): Promise<string> {
  const { ignorePatterns, ...options } = v.parse(formatOptions, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')))
  if (ignorePatterns.includes(file)) return text
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}

async function generate(names: readonly string[], isCheck: boolean): Promise<void> {
  const texts: [string, string][] = []
  for (const name of names) texts.push(...Object.entries((await generators[name]?.()) ?? {}))
  const documents = await Promise.all(texts.map(async ([file, text]) => ({ file, text: await formatted(file, text) })))
  const stale = staleDocuments(documents)
  for (const { file, text } of stale) {
    if (!isCheck) writeFileSync(file, text)
    console.log(`${file} ${isCheck ? 'is stale' : 'written'}`)
  }
  if (stale.length === 0) console.log('every document is up to date')
  if (isCheck) process.exitCode = stale.length === 0 ? 0 : 1
}

async function writeFeature(name: string, access: string | undefined): Promise<void> {
  try {
    const { files, lists } = await createFeature(newFeature(name, access))
    console.log(`Written:\n${files.join('\n')}\n\nWith a line of it:\n${lists.join('\n')}\n`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  // Its documents need modules that are loaded already: another process.
  process.exitCode = (await run('tsx', [import.meta.filename])).code
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      new: { type: 'string' },
      access: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.new !== undefined) {
    await writeFeature(values.new, values.access)
    return
  }
  const known = Object.keys(generators)
  const names = positionals.filter((name) => name !== 'fonts')
  const unknown = names.filter((name) => !known.includes(name))
  if (values.help !== true && unknown.length === 0) {
    if (names.length < positionals.length) await makeFonts()
    if (names.length > 0 || positionals.length === 0) await generate(names.length > 0 ? names : known, values.check)
    return
  }
  if (unknown.length > 0) console.log(`No such document: ${unknown.join(', ')}`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 1 : 0
}

if (import.meta.filename === process.argv[1]) await main()
