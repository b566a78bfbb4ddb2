import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { episodes } from '../../mocks/db/seed/episodes.ts'
import type { Season } from '../../mocks/db/seed/episodes.ts'
import { imageUrl, pictureName, productViews, reviewPhotos } from '../../mocks/db/seed/images.ts'
import { products } from '../../mocks/db/seed/products.ts'
import { styles } from '../../mocks/db/seed/styles.ts'
import { imageAttributes } from '../../src/lib/image.ts'
import { Image } from '../../src/ui/Image.tsx'

/** A picture as the demo's responses name it. */
const getPicture = (name: string, sizes: string) => ({ ...imageAttributes(imageUrl(name, 640)), sizes })

const row = (width: string) => ({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
  marginBottom: 24,
})

/** The artwork of an episode: looks (whole and cropped as in cards), products and review photos. */
function Artwork({ season }: { season: Season }) {
  const id = episodes.find((episode) => episode.season === season)?.id
  const looks = styles.filter(({ episodeId }) => episodeId === id)
  return (
    <div style={{ background: 'var(--page)', color: 'var(--text)', padding: 12 }}>
      <div style={row('14rem')}>
        {looks.map((style) => (
          <figure key={style.no} style={{ margin: 0, fontSize: 12 }}>
            <Image picture={getPicture(pictureName.style(style), '14rem')} alt={style.name} crop="whole" />
            <figcaption>{style.name}</figcaption>
          </figure>
        ))}
      </div>
      <div style={row('10rem')}>
        {looks.map((style) => (
          <Image key={style.no} picture={getPicture(pictureName.style(style), '10rem')} crop="upper" />
        ))}
      </div>
      <div style={row('10rem')}>
        {products
          .filter(({ episodeId }) => episodeId === id)
          .flatMap((product) =>
            productViews.map((view) => (
              <Image
                key={product.no + view}
                picture={getPicture(pictureName.product(product, view), '10rem')}
                alt={`${product.name}, ${view}`}
                ratio="4:5"
              />
            )),
          )}
      </div>
      <div style={row('12rem')}>
        {reviewPhotos
          .filter(({ episodeId }) => episodeId === id)
          .map((photo) => (
            <Image
              key={photo.no}
              picture={getPicture(pictureName.review(photo), '12rem')}
              alt={`${photo.view}: ${photo.shows.join(', ')}`}
            />
          ))}
      </div>
    </div>
  )
}

const meta = { title: 'Artwork · 그림', id: 'foundations-artwork', component: Artwork } satisfies Meta<typeof Artwork>
export default meta
type Story = StoryObj<typeof meta>

export const Autumn: Story = {
  args: { season: 'autumn' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('img').every((image) => /img\/[\w-]+-640\.avif$/.test(image.getAttribute('src') ?? '')),
    ).toBe(true)
    await expect(canvas.getAllByRole('figure')).toHaveLength(10)
  },
}
export const Winter: Story = { args: { season: 'winter' } }
export const Spring: Story = { args: { season: 'spring' } }
export const Summer: Story = { args: { season: 'summer' } }
export const City: Story = { args: { season: 'city' } }
export const Weekend: Story = { args: { season: 'weekend' } }
