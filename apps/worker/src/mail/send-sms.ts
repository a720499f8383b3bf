import { type JobHandler, type sendSms } from '@markwright/jobs'
import type { SmsSender } from '@markwright/messaging/sms'
import { caseSms } from '@markwright/messaging/templates'
import { refuseForGood } from './refuse-for-good.ts'

const refused = {
  id: 'sms.refused',
  cn: '短信服务商拒绝了这条短信。',
  en: 'The provider refused the text message.',
}

/** Sends a text message. */
export function sendSmsHandler({ sms }: { sms: Pick<SmsSender, 'send'> }): JobHandler<typeof sendSms> {
  return async ({ to, caseNo, language }, { jobId }) => {
    return refuseForGood(() => sms.send({ id: jobId, to, ...caseSms({ number: caseNo, language }) }), refused)
  }
}
