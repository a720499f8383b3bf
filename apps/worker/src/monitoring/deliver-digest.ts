import { formatInstant } from '@markwright/domain/dates'
import { type deliverDigest, JobRefusal, type JobHandler } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { EmailSender } from '@markwright/messaging/email'
import { signWebhook, webhookSecret } from '@markwright/monitoring/webhook-signature'
import { FetchRefused, postOutside } from '@markwright/runtime/fetch-outside.ts'
import { digestEmail } from './digest-words.ts'
import {
  type Delivery,
  type DeliveryProblem,
  type Digest,
  type DigestsRepository,
  noEmail,
} from './digests.repository.ts'
import { webhookBody } from './webhook-body.ts'

const EMAIL_HITS = 20
const WEBHOOK_HITS = 200
const WEBHOOK_TIMEOUT_MS = 10_000
const GONE = 410

const refusals = {
  mail: { id: 'digest.refused', cn: '邮件服务器拒绝了这封邮件。', en: 'The mail server refused the message.' },
  address: {
    id: 'digest.address',
    cn: 'Webhook 地址不在公共互联网上，或无法识别。',
    en: 'The address of the webhook is not one of the public internet.',
  },
  unwanted: { id: 'digest.unwanted', cn: '此通知方式已停用。', en: 'This way of being told was turned off.' },
  noAddress: { id: 'digest.noAddress', cn: '未填写 Webhook 地址。', en: 'The webhook has no address.' },
  gone: { id: 'digest.gone', cn: 'Webhook 地址已停用（410）。', en: 'The webhook said that it is gone (410).' },
} satisfies Record<string, DeliveryProblem>

/**
 * Sends a digest once. A message that is sent again, because a worker died before it could note the first time, has the
 * same id: of the e-mail, and of the call in `webhook-id` and `Idempotency-Key`.
 */
export function deliverDigestHandler(deps: {
  repository: DigestsRepository
  email: EmailSender
  siteUrl: string
  appSecret: string
  now: () => Date
  /** Addresses that may be called; a test has others than the internet. */
  isPublic?: (address: string) => boolean
}): JobHandler<typeof deliverDigest> {
  const { repository, siteUrl } = deps

  const sendEmail = async (to: string, { id, language }: Delivery, digest: Digest) => {
    const { subject, text } = digestEmail(digest, language === 'en' ? 'en' : 'cn', siteUrl)
    await deps.email.send({ id, to, subject, text }).catch((error: unknown) => {
      const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
      throw isFinal ? new JobRefusal(refusals.mail) : error
    })
  }

  const callWebhook = async (address: string, { id, createdAt }: Delivery, digest: Digest) => {
    const timestamp = Math.floor(deps.now().getTime() / 1000)
    const body = webhookBody(digest, { time: formatInstant(createdAt), siteUrl })
    const secret = webhookSecret(deps.appSecret, digest.monitor.id)
    const status = await postOutside(address, {
      body,
      timeoutMs: WEBHOOK_TIMEOUT_MS,
      ...(deps.isPublic && { isPublic: deps.isPublic }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(secret, { id, timestamp, body }),
      },
    }).catch((error: unknown) => {
      throw error instanceof FetchRefused && error.problem === 'forbidden' ? new JobRefusal(refusals.address) : error
    })
    if (status === GONE) throw new JobRefusal(refusals.gone)
    if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`)
  }

  return async ({ deliveryId }) => {
    const delivery = await repository.findDelivery(deliveryId)
    if (delivery?.state !== 'pending') return null
    const isEmail = delivery.channel === 'email'
    const address = isEmail ? delivery.email : delivery.webhookUrl
    if (!delivery.wanted || !address) {
      const missing = isEmail ? noEmail : refusals.noAddress
      await repository.refuse(deliveryId, delivery.wanted ? missing : refusals.unwanted)
      return null
    }
    const digest = await repository.readDigest(delivery.digestId, isEmail ? EMAIL_HITS : WEBHOOK_HITS)
    if (!digest) return null
    try {
      await (isEmail ? sendEmail(address, delivery, digest) : callWebhook(address, delivery, digest))
    } catch (error) {
      if (error instanceof JobRefusal) await repository.keepProblem(deliveryId, error.reason)
      throw error
    }
    await repository.markSent(deliveryId)
    return { channel: delivery.channel }
  }
}
