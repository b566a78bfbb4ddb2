/** The name that a product's first picture has on its card and on its page: it grows from one to the other. */
export const productPicture = (id: number) => `product-${id}`
