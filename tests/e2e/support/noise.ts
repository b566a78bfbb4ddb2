import { createCipheriv } from 'node:crypto'

/** Bytes that cannot be compressed, the same in every run. */
export const noise = (length: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length))
