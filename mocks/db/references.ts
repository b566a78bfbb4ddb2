/** The collection that a field's ids belong to. */
export const references = {
  userId: 'users',
  episodeId: 'episodes',
  styleIds: 'styles',
  productId: 'products',
  stockId: 'stocks',
  ofOrder: 'orders',
  lineId: 'orderLines',
  photoIds: 'photos',
} as const
