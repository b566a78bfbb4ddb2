import * as v from 'valibot'
import { operation } from './operation.ts'
import { id, listOf, maybe } from './values.ts'

export const style = v.object({ id, name: v.string(), imageUrl: v.string() })

export const episode = v.object({
  id,
  title: v.string(),
  description: v.string(),
  isInProgress: v.boolean(),
  styles: v.array(style),
})

export const currentEpisodeShape = v.object({
  detail: v.object({ id, title: v.string(), description: v.string() }),
  styles: v.array(style),
  isInProgress: v.boolean(),
  isAlreadyParticipated: v.boolean(),
  pickMemo: maybe(v.string()),
})

/** The episode in progress, else the last finished one; participation and memo are the caller's. */
export const currentEpisode = operation({
  id: 'API-20',
  method: 'GET',
  path: '/v1/episodes/current-pick',
  access: 'user',
  reply: currentEpisodeShape,
  refusals: ['EPISODE_NOT_FOUND'],
})

/** Ordered by id. */
export const episodes = operation({
  id: 'API-21',
  method: 'GET',
  path: '/v1/episodes',
  access: 'user',
  reply: listOf(episode),
  refusals: [],
})

export type Style = v.InferOutput<typeof style>
export type Episode = v.InferOutput<typeof episode>
export type CurrentEpisode = v.InferOutput<typeof currentEpisodeShape>
