import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { guard, renewKey } from './guard.ts'
import { choosePictures, pictures, quickPictures } from './pictures.ts'

const usage = `npm run visual [-- [--quick] [part of a name ...]]
Compares pictures of stories with those of tests/visual: every component in two situations, every route in four appearances.
--quick takes one of each, on a phone in light Korean; words take the pictures whose names contain one of them, e.g. pages-cart or dark-en.
A difference writes .cache/visual/report.html: before, after and difference. Another browser or other fonts compare nothing.
--accept PATH ... stores what the last run found below the path, a picture or a folder of tests/visual.
--renew removes all pictures and makes the browser and the fonts of this machine their key: run and accept all after it.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    accept: { type: 'string', multiple: true },
    renew: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else if (values.accept !== undefined) acceptAll([...values.accept, ...positionals])
else if (values.renew) await renewKey()
else await compare()

function acceptAll(paths: readonly string[]) {
  const names = pictures.map(({ name }) => name)
  try {
    const accepted = paths.flatMap((path) => accept(path, { names }))
    console.log(accepted.length === 0 ? 'The last run found no difference there.' : accepted.join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function compare() {
  const { failed } = await guard(choosePictures(values.quick ? quickPictures : pictures, positionals))
  process.exitCode = failed === 0 ? 0 : 1
}
