import { JobRefusal, type JobHandler, type sendSms } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { SmsSender } from '@markwright/messaging/sms'
import { caseSms } from '@markwright/messaging/templates'

const refused = {
  id: 'sms.refused',
  cn: '短信服务商拒绝了这条短信。',
  en: 'The provider refused the text message.',
}

/** Sends a text message; one that the provider refuses for good is not tried again. */
export function sendSmsHandler({ sms }: { sms: Pick<SmsSender, 'send'> }): JobHandler<typeof sendSms> {
  return async ({ to, caseNo, language }, { jobId }) => {
    try {
      await sms.send({ id: jobId, to, ...caseSms({ number: caseNo, language }) })
      return null
    } catch (error) {
      const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
      throw isFinal ? new JobRefusal(refused) : error
    }
  }
}
