import { accept } from './accept.ts'
import { guard } from './guard.ts'
import { choosePictures, pictures, quickPictures } from './pictures.ts'

interface Options {
  /** Parts of the pictures' names. */
  readonly words: readonly string[]
  readonly isQuick: boolean
  readonly isWanted: (story: string) => boolean
}

/** Compares pictures of stories with those of `tests/visual`. */
export async function compareScreens({ words, isQuick, isWanted }: Options): Promise<void> {
  const chosen = choosePictures(isQuick ? quickPictures : pictures, words).filter(({ story }) => isWanted(story))
  if (chosen.length === 0) console.log('No story has changed since its pictures. --all compares them.')
  const { failed } = await guard(chosen)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Stores what the last run found below the paths. */
export function acceptScreens(paths: readonly string[]): void {
  const names = pictures.map(({ name }) => name)
  try {
    const accepted = paths.flatMap((path) => accept(path, { names }))
    console.log(accepted.length === 0 ? 'The last run found no difference there.' : accepted.join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
