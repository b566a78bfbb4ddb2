import { Link } from 'react-router-dom'
import { toProduct } from '../../config/paths.ts'
import type { Product } from '../../contract/products.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { Image } from '../../ui/Image.tsx'
import { SharedPicture } from '../../ui/layout/SharedPicture.tsx'
import { productPicture } from './pictureNames.ts'
import css from './ProductCard.module.css'
import { PriceTag } from './PriceTag.tsx'
import type { Priced } from './prices.ts'

/** What a card shows: of related products the server sends no more. */
export type CardProduct = Pick<Product, 'id' | 'name' | 'imageUrl'> & Priced

type Props = {
  /** Its picture grows into that of its page; of its name at most two lines are shown. */
  product: CardProduct
  /** The widths of the picture, as in `<img sizes>`. */
  sizes: string
  /** Text over the picture, e.g. `품절`. */
  note?: string | undefined
  /** Whether the picture is large, and among the largest of the first view. */
  isLead?: boolean
}

/** A product in a list; the whole card is its link. */
export function ProductCard({ product, sizes, note, isLead = false }: Props) {
  const { id, name, imageUrl } = product
  const picture = { ...imageAttributes(imageUrl, isLead ? 960 : 640), sizes }
  return (
    <article className={css.card}>
      <span className={css.picture}>
        <SharedPicture name={productPicture(id)}>
          <Image picture={picture} ratio="4:5" paperColor={id} isFirst={isLead} />
        </SharedPicture>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <h3 className={css.name} lang={langOf(name)}>
        <Link to={toProduct(id)}>{name}</Link>
      </h3>
      <PriceTag product={product} />
    </article>
  )
}
