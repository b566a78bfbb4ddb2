import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRootPaths } from '../../scripts/site/rootPaths.ts'

test('finds files that a page, a sheet or a script names from the root of the host, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.html'), '<link href=/favicon.svg><a href="../">a</a><img src="//example.com/a.png">')
  writeFileSync(join(folder, 'b.css'), 'a { src: url(/a.woff2) } b { src: url(./a.woff2) }')
  writeFileSync(join(folder, 'c.js'), 'import("/assets/b.js"); import("./b.js")')
  const found = ['a.html: href=/favicon.svg', 'b.css: url(/a.woff2', 'c.js: import("/assets/b.js']
  expect(findRootPaths(folder).toSorted()).toEqual(found)
})
