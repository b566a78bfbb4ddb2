/** A review of a product, which is named by its id. */
export interface ReviewSeed {
  readonly product: number
  readonly rating: number
  /** At most. */
  readonly photos: number
}

/** The ratings of each product's reviews, in the order of the texts; `photos` by a review's place, where it is not one. */
const ratings: readonly { product: number; ratings: readonly number[]; photos?: Readonly<Record<number, number>> }[] = [
  {
    product: 55,
    ratings: [
      5, 5, 4, 5, 3, 5, 4, 5, 5, 5, 5, 4, 5, 1, 2, 4, 5, 5, 3, 4, 5, 5, 4, 5, 5, 3, 5, 4, 5, 2, 5, 4, 3, 5, 5, 4, 5, 1, 4, 3,
    ],
    photos: { 17: 2, 34: 3 },
  },
  { product: 1, ratings: [5, 4] },
  { product: 2, ratings: [5, 3] },
  { product: 3, ratings: [5] },
  { product: 4, ratings: [5, 2] },
  { product: 5, ratings: [4] },
  { product: 6, ratings: [5] },
  { product: 7, ratings: [5, 3] },
  { product: 8, ratings: [5, 4], photos: { 0: 2 } },
  { product: 9, ratings: [5, 1] },
  { product: 10, ratings: [5] },
  { product: 11, ratings: [5, 4] },
  { product: 12, ratings: [4, 3] },
  { product: 13, ratings: [5, 2] },
  { product: 14, ratings: [5] },
  { product: 15, ratings: [5, 4] },
  { product: 16, ratings: [5, 3] },
  { product: 17, ratings: [5, 4] },
  { product: 18, ratings: [5, 4] },
  { product: 19, ratings: [5, 3] },
  { product: 20, ratings: [5] },
  { product: 21, ratings: [5, 4] },
  { product: 22, ratings: [5, 3] },
  { product: 23, ratings: [5, 4] },
  { product: 24, ratings: [5, 5], photos: { 0: 2 } },
  { product: 26, ratings: [5, 4] },
  { product: 27, ratings: [5] },
  { product: 28, ratings: [5, 4] },
  { product: 29, ratings: [5] },
  { product: 30, ratings: [5, 4] },
  { product: 31, ratings: [5, 3] },
  { product: 32, ratings: [5, 4] },
  { product: 33, ratings: [5] },
  { product: 34, ratings: [4, 5] },
  { product: 35, ratings: [5, 4] },
  { product: 36, ratings: [5, 2] },
  { product: 37, ratings: [4] },
  { product: 38, ratings: [5] },
  { product: 40, ratings: [3] },
  { product: 41, ratings: [5, 4] },
  { product: 42, ratings: [5, 3] },
  { product: 43, ratings: [5, 3] },
  { product: 44, ratings: [4] },
  { product: 45, ratings: [5] },
  { product: 46, ratings: [5] },
  { product: 47, ratings: [5] },
  { product: 48, ratings: [5] },
  { product: 49, ratings: [4] },
  { product: 50, ratings: [5] },
  { product: 51, ratings: [5, 4] },
  { product: 52, ratings: [5] },
  { product: 53, ratings: [5, 1] },
  { product: 54, ratings: [5] },
  { product: 56, ratings: [5, 3] },
  { product: 57, ratings: [4] },
  { product: 58, ratings: [5, 2] },
  { product: 59, ratings: [5] },
  { product: 60, ratings: [5] },
]

export const reviews: readonly ReviewSeed[] = ratings.flatMap(({ product, ratings, photos = {} }) =>
  ratings.map((rating, place) => ({ product, rating, photos: photos[place] ?? 1 })),
)
