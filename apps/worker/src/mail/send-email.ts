import { type JobHandler, type sendEmail } from '@markwright/jobs'
import type { EmailSender } from '@markwright/messaging/email'
import { refuseForGood } from './refuse-for-good.ts'

const refused = {
  id: 'email.refused',
  cn: '邮件服务器拒绝了这封邮件。',
  en: 'The mail server refused the message.',
}

/** Sends an e-mail. */
export function sendEmailHandler({ email }: { email: EmailSender }): JobHandler<typeof sendEmail> {
  return async (message) => {
    return refuseForGood(() => email.send(message), refused)
  }
}
