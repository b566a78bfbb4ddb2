import { writeFileSync } from 'node:fs'
import { controlOpenApi } from './controlOpenApiDocument.ts'
import { openApi } from './openapiDocument.ts'
import { run } from '../shared/run.ts'

const documents = { 'docs/openapi.json': openApi(), 'docs/control-openapi.json': controlOpenApi() }

for (const [file, document] of Object.entries(documents)) writeFileSync(file, JSON.stringify(document))
const files = Object.keys(documents)
const { code, output } = await run('oxfmt', files, { quiet: true })
console.log(code === 0 ? `${files.join(', ')} written` : output)
process.exitCode = code
