import { JobRefusal } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { SmsMessage } from '@markwright/messaging/sms'
import { expect, test } from 'vitest'
import { sendSmsHandler } from './send-sms.ts'

const job = { to: '8613800000000', caseNo: 'C20261130-1', language: 'en' } as const
const run = { jobId: 'job', lease: 'lease', signal: new AbortController().signal, progress: async () => {} }

test('the text message names the case, in the language of the member', async () => {
  const sent: SmsMessage[] = []
  await sendSmsHandler({ sms: { send: async (one) => void sent.push(one) } })(job, run)
  expect(sent).toEqual([
    {
      id: 'job',
      to: job.to,
      template: 'case',
      language: 'en',
      values: { number: job.caseNo },
      text: expect.stringContaining(job.caseNo),
    },
  ])
})

test.each([
  ['unavailable', DeliveryError],
  ['limited', DeliveryError],
  ['refused', JobRefusal],
  ['badNumber', JobRefusal],
] as const)('a message that is %s is tried again only where that can help', async (reason, expected) => {
  const send = async () => {
    throw new DeliveryError(reason, 'x')
  }
  await expect(sendSmsHandler({ sms: { send } })(job, run)).rejects.toBeInstanceOf(expected)
})
