import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const requirements = '# R\n\n## PICK: x\n\n- PICK-01 one\n- PICK-02 two\n- PICK-03 three\n\n## OPEN: y\n\n- OPEN-01 decided\n'

/** Writes a folder with three requirements and these files, which is removed after the test; returns its path. */
export function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'pickers-trace-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ 'docs/requirements.md': requirements, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
