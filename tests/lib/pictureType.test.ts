import { expect, test } from 'vitest'
import { pictureType } from '../../src/lib/pictureType.ts'

const file = (start: string, type = 'image/jpeg') => new Blob([Uint8Array.from(start, (char) => char.charCodeAt(0))], { type })

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe1more'],
  ['image/png', '\x89PNG\r\n\x1a\nmore'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
  ['image/avif', '\0\0\0\x20ftypavif'],
  ['image/heic', '\0\0\0\x18ftypheic'],
  ['image/heic', '\0\0\0\x18ftypmif1'],
])('[REV-09] %s is known by its bytes', async (type, start) => {
  expect(await pictureType(file(start, 'text/plain'))).toBe(type)
})

test.each([
  ['nothing', ''],
  ['a drawing that may hold a script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a film', '\0\0\0\x18ftypmp42'],
  ['a page', '<!doctype html>'],
])('[REV-09] %s is no picture, whatever it is called', async (_, start) => {
  expect(await pictureType(file(start))).toBeUndefined()
})
