import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery.ts'

/** The cache of all server replies. Each resource injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentEpisode', 'Episodes', 'Picks', 'Memos', 'Statistics', 'Products', 'Reviews', 'User', 'Orders'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
