import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { buildFindings } from './buildFindings.ts'
import { wrong, type Finding } from './finding.ts'
import { serverFindings } from './serverFindings.ts'

const usage = `npm run doctor -- --base-url URL [--app-url URL] [--token T] [--json]

Looks at a real backend and at the variables of a build for it, without writing anything. Each line is ok, wrong or cannot tell,
with what to do.
  --base-url   what VITE_API_BASE_URL would be
  --app-url    where the app will lie (http://localhost:4173/): its origin calls the API
  --token      an access token, to try a picture
Exit status: 0 nothing is wrong, 1 something is, 2 wrong arguments.`

const isHttp = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//.test(url) && URL.canParse(url)
const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      'app-url': { type: 'string', default: 'http://localhost:4173/' },
      token: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { 'base-url': base, 'app-url': app, token, json, help } = values
  if (help || !isHttp(base) || !isHttp(app)) {
    console.log(usage)
    return help ? 0 : 2
  }
  const [baseUrl, appUrl] = [withSlash(base), withSlash(app)]
  const variables = loadEnv('production', process.cwd(), 'VITE_')
  const build = await buildFindings({ variables, baseUrl, appUrl, token }).catch((error: unknown) => [
    wrong('variables', String(error), 'correct the variable'),
  ])
  const findings = [...(await serverFindings(baseUrl, appUrl)), ...build]
  console.log(json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
  return findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0
}

function lineOf({ name, verdict, detail, todo }: Finding): string {
  return `${verdict.padEnd(12)} ${name}: ${detail}${todo === undefined ? '' : `\n${' '.repeat(13)}→ ${todo}`}`
}
