import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { seasons, type Season } from '../../mocks/db/seed/episodes.ts'
import { imageUrl, pictureName, productViews, reviewPhotos } from '../../mocks/db/seed/images.ts'
import { products } from '../../mocks/db/seed/products.ts'
import { styles } from '../../mocks/db/seed/styles.ts'
import { imageAttributes } from '../../src/lib/image.ts'
import { Image } from '../../src/ui/Image.tsx'

type PicturesProps = Pick<ComponentProps<typeof Image>, 'crop' | 'ratio'> & { names: readonly string[] }

function Pictures({ names, ...image }: PicturesProps) {
  const gridTemplateColumns = 'repeat(auto-fill, minmax(11rem, 1fr))'
  return (
    <div style={{ display: 'grid', gap: 6, gridTemplateColumns, marginBottom: 24 }}>
      {names.map((name) => (
        <Image key={name} picture={{ ...imageAttributes(imageUrl(name)), sizes: '11rem' }} alt={name} {...image} />
      ))}
    </div>
  )
}

/** The artwork of an episode: looks (whole and cropped as in cards), products and review photos. */
function Artwork({ season }: { season: Season }) {
  const isOfSeason = ({ episodeId }: { episodeId: number }) => seasons[episodeId - 1] === season
  const looks = styles.filter(isOfSeason).map(pictureName.style)
  const views = products.filter(isOfSeason).flatMap((one) => productViews.map((view) => pictureName.product(one, view)))
  return (
    <>
      <Pictures names={looks} crop="whole" />
      <Pictures names={looks} crop="upper" />
      <Pictures names={views} ratio="4:5" />
      <Pictures names={reviewPhotos.filter(isOfSeason).map(pictureName.review)} />
    </>
  )
}

const meta = { title: 'Artwork · 그림', id: 'foundations-artwork', component: Artwork } satisfies Meta<typeof Artwork>
export default meta
type Story = StoryObj<typeof meta>

export const Autumn: Story = { args: { season: 'autumn' } }
export const Winter: Story = { args: { season: 'winter' } }
export const Spring: Story = { args: { season: 'spring' } }
export const Summer: Story = { args: { season: 'summer' } }
export const City: Story = { args: { season: 'city' } }
export const Weekend: Story = { args: { season: 'weekend' } }
