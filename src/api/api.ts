import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery.ts'

/** The one cache of what the server said. Each resource adds its calls in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentEpisode', 'Episodes', 'Picks', 'Memos', 'Statistics', 'Products', 'Reviews', 'User', 'Orders'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
