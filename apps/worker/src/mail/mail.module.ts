import { bindJob, sendEmail, sendSms } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { sendEmailHandler } from './send-email.ts'
import { sendSmsHandler } from './send-sms.ts'

export const createMailModule = (platform: Platform) => ({
  jobs: [bindJob(sendEmail, sendEmailHandler(platform)), bindJob(sendSms, sendSmsHandler(platform))],
})
