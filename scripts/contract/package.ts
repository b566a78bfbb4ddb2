import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../shared/run.ts'

/** The folder that the package folder is created in. */
const OUT = join(process.argv[2] ?? '.', 'dist-contract')
const { version, engines, dependencies }: { version: string; engines: object; dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The folder has the layout of the repository, so that relative imports and paths stay valid. */
const manifest = {
  name: 'pickers-contract',
  version,
  description: 'The contract of the Pickers API: OpenAPI document, types, schemas, and a command that tries a server against it',
  license: 'UNLICENSED',
  type: 'module',
  engines,
  bin: { 'pickers-contract': 'scripts/contract/contract.js' },
  exports: {
    './openapi.json': './docs/openapi.json',
    './*': { types: './src/contract/*.d.ts', default: './src/contract/*.js' },
  },
  dependencies: { valibot: dependencies['valibot'] },
  bundleDependencies: ['valibot'],
}

process.exitCode = await main()

/** Creates the package folder and its archive, whose path is the last line of the output. */
async function main(): Promise<number> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(join(OUT, 'docs'), { recursive: true })
  const compiled = await run('tsc', ['-p', 'scripts/contract/tsconfig.package.json', '--outDir', OUT], { quiet: true })
  if (compiled.code !== 0) {
    console.log(compiled.output)
    return compiled.code
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync('docs/openapi.json', join(OUT, 'docs/openapi.json'))
  cpSync('docs/contract-kit.md', join(OUT, 'README.md'))
  cpSync('node_modules/valibot', join(OUT, 'node_modules/valibot'), { recursive: true, dereference: true })
  const packed = await run('npm', ['pack', resolve(OUT), '--pack-destination', OUT, '--silent'], { quiet: true })
  console.log(packed.code === 0 ? resolve(OUT, `pickers-contract-${version}.tgz`) : packed.output)
  return packed.code
}
