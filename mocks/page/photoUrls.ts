import type { Photo } from '../db/collections/reviews.ts'
import { photoPath } from '../handlers/photos.ts'
import { bytesOf } from '../rules/products/reviews.ts'

/**
 * The addresses of uploaded photos in a page: those of the server, or of the page's own memory where there is no worker that
 * replies to an `<img>`.
 */
export class PhotoUrls {
  #isInMemory = false
  readonly #inMemory = new WeakMap<Photo, string>()

  /** From now on photos are in the page's memory. */
  useMemory(): void {
    this.#isInMemory = true
  }

  of = (photo: Photo): string => (this.#isInMemory ? this.#memoryUrl(photo) : photoPath(photo))

  #memoryUrl(photo: Photo): string {
    const url = this.#inMemory.get(photo) ?? URL.createObjectURL(new Blob([bytesOf(photo)], { type: photo.type }))
    this.#inMemory.set(photo, url)
    return url
  }
}
