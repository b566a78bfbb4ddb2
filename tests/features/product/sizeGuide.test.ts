import { expect, test } from 'vitest'
import { products } from '../../../mocks/db/seed/products.ts'
import { tablesFor } from '../../../src/features/product/sizeGuide.ts'

const garmentsOf = (category: string, name: string, sizes: readonly string[] = []) =>
  tablesFor({ category, name, sizes }).map(({ garment }) => garment)

test('[PROD-09] the size guide of every product opens on its own kind of goods', () => {
  const wrong = products.filter(({ category, garment, name }) => {
    const [first] = tablesFor({ category, name, sizes: [] })
    const own = tablesFor({ category, name: '', sizes: [] }).find((table) => table.garment === garment)
    return first?.kind !== own?.kind
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('[PROD-09] shows the tables of one kind, by the name or else by the sizes', () => {
  expect(garmentsOf('액세서리', '블랙 슬링백 힐')[0]).toBe('heels')
  expect(garmentsOf('액세서리', '새 상품', ['230', '240'])).toEqual(['sneakers', 'boots', 'loafers', 'heels'])
  expect(garmentsOf('하의', '새 상품', ['S', 'M'])).toContain('skirt')
  expect(garmentsOf('신발', '새 상품', ['FREE']).length).toBeGreaterThan(20)
})
