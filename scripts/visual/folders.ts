/** The pictures of the repository. */
export const folder = 'tests/visual'
/** What the last run found: pictures that differ or are new, and the report. */
export const resultFolder = '.cache/visual'
