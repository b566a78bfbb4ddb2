// Names of pictures that two views share; the same picture has the same name in both.

/** The pictures of a product, from the first one, which its card shows too. */
export const productPicture = (id: number, at = 0) => (at === 0 ? `product-${id}` : `product-${id}-${at + 1}`)

export const reviewPicture = (id: number, at = 0) => `review-${id}-${at + 1}`
