import type { CurrentEpisode } from '../../contract/episodes.ts'

/** The number printed at a style, the same wherever the episode's styles are shown. */
export const styleNumber = ({ styles }: CurrentEpisode, id: number) => styles.findIndex((style) => style.id === id) + 1
