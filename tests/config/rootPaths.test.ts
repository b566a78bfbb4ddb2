import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRootPaths } from '../../scripts/site/rootPaths.ts'

function rootPathsIn(name: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-paths-'))
  try {
    writeFileSync(join(folder, name), text)
    return findRootPaths(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.each([
  ['page.html', '<script src="/assets/a.js"></script>', 'src="/assets/a.js'],
  ['page.html', '<link href=/favicon.svg>', 'href=/favicon.svg'],
  ['page.html', "<script type=module>import '/sb-manager/runtime.js'</script>", "import '/sb-manager/runtime.js"],
  ['sheet.css', '@font-face { src: url(/fonts/a.woff2) }', 'url(/fonts/a.woff2'],
  ['chunk.js', 'const a=()=>import("/assets/b.js")', 'import("/assets/b.js'],
])('%s names a file from the root of the host: %s', (name, text, place) => {
  expect(rootPathsIn(name, text)).toEqual([`${name}: ${place}`])
})

test.each([
  ['page.html', '<script src="./assets/a.js"></script><link href="favicon.svg"><a href="../">demo</a>'],
  ['page.html', '<a href="https://example.com/a">a</a><img src="//example.com/a.png">'],
  ['sheet.css', '@font-face { src: url(./a.woff2) } a { background: url("data:image/svg+xml,<svg/>") }'],
  ['chunk.js', 'const a=()=>import("./b.js")'],
])('%s stays in its folder: %s', (name, text) => {
  expect(rootPathsIn(name, text)).toEqual([])
})
