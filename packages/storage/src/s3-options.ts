import { z } from 'zod'

/** `endpoint` names a store that is not Amazon's; `prefix` is put before every key. */
export const s3Options = z.strictObject({
  bucket: z.string().min(1),
  region: z.string().min(1).default('us-east-1'),
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
  prefix: z
    .string()
    .regex(/^([a-z0-9_-]+\/)*$/, 'must be names that each end with /')
    .default(''),
})
export type S3Options = z.infer<typeof s3Options>
