/** The mean of the ratings (1 to 5) of at least one review. */
export const meanRating = (reviews: readonly { rating: number }[]): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
