import { type CardProduct, ProductCard } from './ProductCard.tsx'

type Props = {
  products: readonly CardProduct[]
  /** The widths of a picture, as in `<img sizes>`. */
  sizes: string
  /** The class of the list: its columns. */
  layout: string | undefined
}

/** A few products at their prices, outside the shop. */
export function ProductList({ products, sizes, layout }: Props) {
  return (
    <ul className={layout}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
