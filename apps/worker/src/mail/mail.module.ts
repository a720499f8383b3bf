import { bindJob, sendEmail } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { sendEmailHandler } from './send-email.ts'

export const createMailModule = (platform: Platform) => ({ jobs: [bindJob(sendEmail, sendEmailHandler(platform))] })
