import { PRODUCT_REVIEW_PREVIEWS, PRODUCTS_PER_PAGE, RELATED_PRODUCTS_MAX, REVIEW_PREVIEWS } from '../../src/contract/limits.ts'
import { operations } from '../../src/contract/operations.ts'
import type { Review } from '../../src/contract/reviews.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit } from './kit.ts'
import { NotTried } from './report.ts'

const UNKNOWN = '999999999'

/** Products (API-30, API-31). */
export async function tryProducts(kit: Kit): Promise<void> {
  await kit.check('products', 'in pages, newest episode first', 'reads', async () => {
    const person = await kit.reader()
    const [first, again] = [
      await kit.call(operations.products, { query: {} }, person),
      await kit.call(operations.products, { query: { page: '1' } }, person),
    ]
    expectThat(first.length <= PRODUCTS_PER_PAGE, `${first.length} on a page`)
    expectThat(first.map(({ id }) => id).join() === again.map(({ id }) => id).join(), 'the first page is not page 1')
    const isOrdered = first.every(({ id, episodeId }, at) => {
      const before = first[at - 1]
      if (!before || episodeId === null || before.episodeId === null) return true
      return before.episodeId > episodeId || (before.episodeId === episodeId && before.id < id)
    })
    expectThat(isOrdered, 'not the newest episode first, then by id')
    const second = await kit.call(operations.products, { query: { page: '2' } }, person)
    expectThat(
      second.every(({ id }) => first.every((one) => one.id !== id)),
      'a second page repeats the first',
    )
    expectThat(
      (await kit.call(operations.products, { query: { page: '100000' } }, person)).length === 0,
      'something past the end',
    )
  })
  await kit.check('products', 'of an episode', 'reads', async () => {
    const person = await kit.reader()
    const [first] = await kit.call(operations.products, { query: {} }, person)
    if (!first?.episodeId) throw new NotTried('no product has an episode')
    const own = await kit.call(operations.products, { query: { episodeId: String(first.episodeId) } }, person)
    expectThat(own.length > 0 && own.every(({ episodeId }) => episodeId === first.episodeId), 'products of other episodes')
  })
  await kit.check('product', 'as in the list, with companions and previews', 'reads', () => tryProduct(kit))
}

async function tryProduct(kit: Kit): Promise<void> {
  const person = await kit.reader()
  const listed = await kit.call(operations.products, { query: {} }, person)
  for (const product of listed.slice(0, 5)) {
    const params = { productId: String(product.id) }
    const detail = await kit.call(operations.product, { params }, person)
    expectThat(detail.product.id === product.id && detail.product.price === product.price, 'another product than in the list')
    const { discount, price, discountedPrice } = detail.product
    expectThat(discountedPrice === null || (discount > 0 && discountedPrice < price), 'a discounted price without a discount')
    const related = detail.relatedProducts.map(({ id }) => id)
    expectThat(related.length <= RELATED_PRODUCTS_MAX && !related.includes(product.id), 'too many companions, or itself')
    const reviews = await kit.call(operations.productReviews, { params }, person)
    const previews = detail.reviewPreviews.map(({ id }) => id).join()
    expectThat(
      previews ===
        reviews
          .slice(0, PRODUCT_REVIEW_PREVIEWS)
          .map(({ id }) => id)
          .join(),
      'not the four newest reviews',
    )
  }
  expectRefusal(await kit.request(operations.product, { params: { productId: UNKNOWN } }, person), 'PRODUCT_NOT_FOUND')
}

/** Reviews (API-32 … API-35, API-43). */
export async function tryReviews(kit: Kit): Promise<void> {
  await kit.check('reviews', 'newest first', 'reads', async () => {
    requireNewestFirst(await kit.call(operations.reviews, {}, await kit.reader()))
  })
  await kit.check('productReviews', 'of one product, newest first', 'reads', async () => {
    const person = await kit.reader()
    const all = await kit.call(operations.reviews, {}, person)
    for (const productId of new Set(all.slice(0, 10).map(({ productId }) => productId))) {
      const own = await kit.call(operations.productReviews, { params: { productId: String(productId) } }, person)
      expectThat(
        own.every((review) => review.productId === productId),
        'reviews of other products',
      )
      expectThat(own.length === all.filter((review) => review.productId === productId).length, 'not all of the product')
      requireNewestFirst(own)
    }
    expectRefusal(await kit.request(operations.productReviews, { params: { productId: UNKNOWN } }, person), 'PRODUCT_NOT_FOUND')
  })
  await kit.check('reviewPreview', 'ten, those with photos first', 'reads', async () => {
    const person = await kit.reader()
    const preview = await kit.call(operations.reviewPreview, {}, person)
    const all = await kit.call(operations.reviews, {}, person)
    const expected = [...all.filter(withPhotos), ...all.filter((review) => !withPhotos(review))].slice(0, REVIEW_PREVIEWS)
    expectThat(
      preview.map(({ id }) => id).join() === expected.map(({ id }) => id).join(),
      'not the newest with photos, then without',
    )
  })
  await kit.check('userReviews', 'own only, newest first', 'reads', async () => {
    const { userId, token } = await kit.member()
    requireNewestFirst(await kit.call(operations.userReviews, { params: { userId: String(userId) } }, { token }))
    expectRefusal(await kit.request(operations.userReviews, { params: { userId: String(userId + 1) } }, { token }), 'FORBIDDEN')
  })
  await kit.check('createReview', 'of nothing bought', 'writes', async () => {
    const member = await kit.member()
    const body = { orderId: 'unknown', productId: 1, orderItemId: 1, rating: 5, content: '열 글자가 넘는 리뷰입니다' }
    expectRefusal(await kit.request(operations.createReview, { body }, member), 'ORDER_NOT_FOUND')
    const form = new FormData()
    form.append('review', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    form.append('images', new File(['no picture'], 'photo.png', { type: 'image/png' }))
    expectRefusal(await kit.send(operations.createReview, '/v1/reviews', { body: form, person: member }), 'INVALID_IMAGE')
  })
}

const withPhotos = ({ reviewImageUrls }: Review) => reviewImageUrls.length > 0

function requireNewestFirst(reviews: readonly Review[]): void {
  const times = reviews.map(({ createdAt }) => Date.parse(createdAt))
  expectThat(
    times.every((time, at) => at === 0 || (times[at - 1] ?? 0) >= time),
    'not the newest first',
  )
}
