import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

const sourceMap = v.object({ sources: v.array(v.string()) })

/** The source files that a source map names; none without a map. */
export const readSources = (map: string): readonly string[] =>
  existsSync(map) ? v.parse(sourceMap, JSON.parse(readFileSync(map, 'utf8'))).sources : []
