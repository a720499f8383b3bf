import { JobRefusal, type JobHandler, type sendEmail } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { EmailSender } from '@markwright/messaging/email'

const refused = {
  id: 'email.refused',
  cn: '邮件服务器拒绝了这封邮件。',
  en: 'The mail server refused the message.',
}

/** Sends an e-mail; one that the server refuses for good is not tried again. */
export function sendEmailHandler({ email }: { email: EmailSender }): JobHandler<typeof sendEmail> {
  return async (message) => {
    try {
      await email.send(message)
      return null
    } catch (error) {
      const isFinal = error instanceof DeliveryError && (error.reason === 'refused' || error.reason === 'badNumber')
      throw isFinal ? new JobRefusal(refused) : error
    }
  }
}
