import { formatInstant } from '@markwright/domain/dates/calendar'
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
import type { DigestMessages } from './digest-messages.ts'

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
    /** What is said of a digest, by whose it is. */
    messages: Record<Delivery['sender'], DigestMessages>
    deliveries: DeliveriesRepository
    email: EmailSender
  },
): JobHandler<typeof deliverDigest> {
  const { deliveries } = deps

  const sendEmail = async (to: string, { id, sender, digestId, language }: Delivery) => {
    const letter = await deps.messages[sender].email(digestId, language === 'en' ? 'en' : 'cn')
    if (!letter) return false
    const { subject, text } = letter
    await deps.email.send({ id, to, subject, text }).catch((error: unknown) => {
      const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
      throw isFinal ? new JobRefusal(refusals.mail) : error
    })
    return true
  }

  const notifyWebhook = async (url: string, { id, sender, senderId, digestId, createdAt }: Delivery) => {
    const body = await deps.messages[sender].webhook(digestId, formatInstant(createdAt))
    if (body === null) return false
    const called = await callWebhook(deps, { senderId, url, id, body })
    await deliveries.saveCall(id, called)
    const { problem } = called
    if (problem === webhookProblems.address || problem === webhookProblems.gone) throw new JobRefusal(problem)
    if (problem) throw new Error(problem.en)
    return true
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
    try {
      if (!(await (isEmail ? sendEmail(address, delivery) : notifyWebhook(address, delivery)))) return null
    } catch (error) {
      if (error instanceof JobRefusal) await deliveries.saveProblem(deliveryId, error.reason)
      throw error
    }
    await deliveries.markSent(deliveryId)
    return { channel: delivery.channel }
  }
}
