import { describe, expect, test } from 'vitest'
import { imageUrl, imageAttributes } from '../../src/lib/image.ts'

describe('image URLs', () => {
  test.each([
    ['/img/a.avif', 'https://x/demo/img/a.avif'],
    ['img/a.avif', 'https://x/demo/img/a.avif'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['//cdn.example/a.jpg', '//cdn.example/a.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['blob:https://x/1', 'blob:https://x/1'],
  ])('[CONST-03] %s becomes %s', (path, url) => {
    expect(imageUrl(path, 'https://x/demo/')).toBe(url)
  })

  test('[CONST-03] sizes are offered only for names that end in a known size', () => {
    expect(imageAttributes('/img/style-city-01-640.avif').srcSet).toMatch(/-320\.avif 320w, .+-640\.avif 640w$/)
    expect(imageAttributes('/img/style-city-01-640.avif', 960).srcSet).toMatch(/-960\.avif 960w$/)
    expect(imageAttributes('/img/photo.jpg').srcSet).toBeUndefined()
    expect(imageAttributes('/img/photo-641.avif').srcSet).toBeUndefined()
  })
})
