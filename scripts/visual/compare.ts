import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folder, resultFolder } from './folders.ts'
import { countDifferences, encode, readPixels, type Pixels } from './pixels.ts'
import type { Picture } from './pictures.ts'
import type { Taken } from './takePictures.ts'

/** A picture that is not as stored. */
export interface Difference {
  readonly name: string
  /** Pixels; undefined for a new picture. */
  readonly count?: number
  /** Why there is no picture. */
  readonly error?: string
}

const storedFile = ({ name }: Picture) => join(folder, name)
/** Where a run saves what is not as stored, and `--accept` finds it. */
export const resultFile = (name: string): string => join(resultFolder, name)

export async function readStored(picture: Picture): Promise<Pixels | undefined> {
  return existsSync(storedFile(picture)) ? readPixels(readFileSync(storedFile(picture))) : undefined
}

export function clearResults(): void {
  rmSync(resultFolder, { recursive: true, force: true })
}

/** Compares a picture with the stored one and saves it if it is new or differs; undefined if it is the same. */
export async function compareTaken(taken: Taken): Promise<Difference | undefined> {
  const { name } = taken.picture
  if ('error' in taken) return { name, error: taken.error }
  const stored = await readStored(taken.picture)
  const count = stored && countDifferences(stored, taken.pixels)
  if (count === 0) return undefined
  await save(resultFile(name), taken.pixels)
  return count === undefined ? { name } : { name, count }
}

export async function save(file: string, pixels: Pixels): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await encode(pixels))
}
