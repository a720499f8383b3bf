import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { checkKey, contentTypeOf, type ObjectStore } from './object-store.ts'
import type { S3Options } from './s3-options.ts'

const CONNECT_MS = 5000
const SILENT_MS = 60_000

/**
 * Objects in a bucket of Amazon S3 or of a store that speaks its protocol. One that is silent for `silentMs`, before its
 * answer or within it, is regarded as broken, so that no job waits for it for ever.
 */
export function createS3Store(
  { bucket, region, endpoint, accessKeyId, secretAccessKey, prefix }: S3Options,
  { silentMs = SILENT_MS }: { silentMs?: number } = {},
): ObjectStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A store of one's own seldom has a host name for each bucket, nor the checksums that Amazon's adds to a body.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Its `requestTimeout` only writes a warning.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silentMs },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const placeOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkKey(key)}` })
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...placeOf(key), Body: bytes, ContentType: contentTypeOf(key) }))
    },
    async find(key) {
      const found = await client.send(new GetObjectCommand(placeOf(key))).catch(ignoreAbsent)
      if (!found?.Body) return null
      if (found.ContentLength === undefined) throw new Error('the object store names no length')
      // In Node the body is always a stream of Node's.
      const stream = found.Body as Readable
      return { stream, sizeBytes: found.ContentLength, contentType: contentTypeOf(key) }
    },
    async has(key) {
      return (await client.send(new HeadObjectCommand(placeOf(key))).catch(ignoreAbsent)) !== null
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)))
    },
  }
}

function ignoreAbsent(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null
  throw error
}
