import { Link } from 'react-router-dom'
import { patterns, toShop, toShopCategory } from '../../config/paths.ts'
import { categories, type Product } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { BackButton } from '../../ui/controls/BackButton.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'
import { useEpisodeOf } from './useEpisodeOf.ts'

/** The back button; on desktops with links to the shop, its category and the episode's products. */
export function ProductTrail({ product }: { product: Product }) {
  const texts = useTexts(productTexts)
  const episode = useEpisodeOf(product)
  const category = categories.find((known) => known === product.category)
  return (
    <nav className={css.trail} aria-label={texts.trail}>
      <BackButton label={texts.back} home={patterns.shop} />
      <ol>
        <li>
          <Link to={patterns.shop}>{texts.shop}</Link>
        </li>
        {category && (
          <li>
            <Link to={toShopCategory(category)}>{texts.categories[category]}</Link>
          </li>
        )}
        {episode && (
          <li>
            <Link to={toShop(episode.id)}>{texts.episode(episode.id)}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
