import { formatInstant } from '@markwright/domain/dates'
import { type deliverDigest, JobRefusal, type JobHandler } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { EmailSender } from '@markwright/messaging/email'
import {
  callWebhook,
  type DeliveryProblem,
  type WebhookCaller,
  webhookProblems,
} from '@markwright/monitoring/webhook-call'
import { type DeliveriesRepository, type Delivery, noEmail } from './deliveries.repository.ts'
import { digestEmail } from './digest-words.ts'
import type { Digest, DigestsRepository } from './digests.repository.ts'
import { webhookBody } from './webhook-body.ts'

const EMAIL_HITS = 20
const WEBHOOK_HITS = 200

const refusals = {
  mail: { id: 'digest.refused', cn: '邮件服务器拒绝了这封邮件。', en: 'The mail server refused the message.' },
  unwanted: { id: 'digest.unwanted', cn: '此通知方式已停用。', en: 'This notification channel has been turned off.' },
  noAddress: { id: 'digest.noAddress', cn: '未填写 Webhook 地址。', en: 'The webhook has no address.' },
} satisfies Record<string, DeliveryProblem>

/**
 * Sends a digest once. A message that is sent again, because a worker died before it could note the first time, has the
 * same id: of the e-mail, and of the call in `webhook-id` and `Idempotency-Key`.
 */
export function deliverDigestHandler(
  deps: WebhookCaller & {
    digests: Pick<DigestsRepository, 'readDigest'>
    deliveries: DeliveriesRepository
    email: EmailSender
    siteUrl: string
  },
): JobHandler<typeof deliverDigest> {
  const { deliveries, siteUrl } = deps

  const sendEmail = async (to: string, { id, language }: Delivery, digest: Digest) => {
    const { subject, text } = digestEmail(digest, language === 'en' ? 'en' : 'cn', siteUrl)
    await deps.email.send({ id, to, subject, text }).catch((error: unknown) => {
      const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
      throw isFinal ? new JobRefusal(refusals.mail) : error
    })
  }

  const notifyWebhook = async (url: string, { id, createdAt }: Delivery, digest: Digest) => {
    const body = webhookBody(digest, { time: formatInstant(createdAt), siteUrl })
    const called = await callWebhook(deps, { monitorId: digest.monitor.id, url, id, body })
    await deliveries.keepCall(id, called)
    const { problem } = called
    if (problem === webhookProblems.address || problem === webhookProblems.gone) throw new JobRefusal(problem)
    if (problem) throw new Error(problem.en)
  }

  return async ({ deliveryId }) => {
    const delivery = await deliveries.find(deliveryId)
    if (delivery?.state !== 'pending') return null
    const isEmail = delivery.channel === 'email'
    const address = isEmail ? delivery.email : delivery.webhookUrl
    if (!delivery.wanted || !address) {
      const missing = isEmail ? noEmail : refusals.noAddress
      await deliveries.refuse(deliveryId, delivery.wanted ? missing : refusals.unwanted)
      return null
    }
    const digest = await deps.digests.readDigest(delivery.digestId, isEmail ? EMAIL_HITS : WEBHOOK_HITS)
    if (!digest) return null
    try {
      await (isEmail ? sendEmail(address, delivery, digest) : notifyWebhook(address, delivery, digest))
    } catch (error) {
      if (error instanceof JobRefusal) await deliveries.keepProblem(deliveryId, error.reason)
      throw error
    }
    await deliveries.markSent(deliveryId)
    return { channel: delivery.channel }
  }
}
