import type { Language } from '@markwright/domain/site/language'
import { digestEmail } from './digest-texts.ts'
import type { DigestsRepository } from './digests.repository.ts'
import { webhookBody } from './webhook-body.ts'

export const EMAIL_HITS = 20
export const WEBHOOK_HITS = 200

/** What is said of a digest, the same however often it is sent; null for one that is gone. */
export type DigestMessages = {
  email: (digestId: string, language: Language) => Promise<{ subject: string; text: string } | null>
  /** `time` is when the digest was made. */
  webhook: (digestId: string, time: string) => Promise<string | null>
}

export const monitorMessages = (
  digests: Pick<DigestsRepository, 'readDigest'>,
  { siteUrl }: { siteUrl: string },
): DigestMessages => ({
  async email(digestId, language) {
    const digest = await digests.readDigest(digestId, EMAIL_HITS)
    return digest && digestEmail(digest, language, siteUrl)
  },
  async webhook(digestId, time) {
    const digest = await digests.readDigest(digestId, WEBHOOK_HITS)
    return digest && webhookBody(digest, { time, siteUrl })
  },
})
