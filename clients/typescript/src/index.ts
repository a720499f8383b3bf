export { Markwright } from './client.ts'
export * from './errors.ts'
export type { FileContent, FileInput } from './files.ts'
export * from './generated/models.ts'
export type { WaitOptions } from './jobs.ts'
export { canonicalQuery, signatureOf, stringToSign, type Signable } from './signing.ts'
export type { ClientOptions, RequestOptions } from './transport.ts'
export {
  WebhookVerificationError,
  WebhookVerifier,
  type WebhookHeaders,
  type WebhookVerifierOptions,
} from './webhook-verifier.ts'
