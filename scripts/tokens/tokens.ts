import { readFileSync, writeFileSync } from 'node:fs'
import { designTokens } from './designTokens.ts'

/** Writes the tokens of src/ui/tokens.css to docs/tokens.json, in the W3C community group's form: `npm run tokens`. */
writeFileSync('docs/tokens.json', `${JSON.stringify(designTokens(readFileSync('src/ui/tokens.css', 'utf8')), undefined, 2)}\n`)
