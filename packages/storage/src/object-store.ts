import type { Readable } from 'node:stream'

/** A stored object: its bytes, and what a browser must know of them. */
export type StoredObject = { stream: Readable; sizeBytes: number; contentType: string }

/** Files that belong to records, by key: `demo/000123.svg`. */
export type ObjectStore = {
  /** An object is either there whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  find(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}

const contentTypes: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
}

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,5}$/

/** @throws when a key is not made of lower-case names separated by `/` with an extension at the end. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a key: ${key}`)
  return key
}

/** What a browser learns about an object, by the extension of its key. */
export const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
