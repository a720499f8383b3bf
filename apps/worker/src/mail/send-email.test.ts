import { JobRefusal } from '@markwright/jobs'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { EmailMessage } from '@markwright/messaging/email'
import { expect, test } from 'vitest'
import { sendEmailHandler } from './send-email.ts'

const message = { to: 'li@example.com', subject: 'Hello', text: 'World' }
const run = {
  jobId: 'job',
  lease: 'lease',
  signal: new AbortController().signal,
  progress: async () => {},
}
const handlerOf = (send: (message: EmailMessage) => Promise<void>) =>
  sendEmailHandler({ email: { kind: 'smtp', send, close: async () => {} } })

test('the message is handed to the mail server as it is', async () => {
  const sent: EmailMessage[] = []
  await handlerOf(async (one) => void sent.push(one))(message, run)
  expect(sent).toEqual([message])
})

test.each(['unavailable', 'limited'] as const)('a server that is %s is tried again', async (reason) => {
  const failing = handlerOf(async () => {
    throw new DeliveryError(reason, '451')
  })
  await expect(failing(message, run)).rejects.toBeInstanceOf(DeliveryError)
})

test.each(['refused', 'badNumber'] as const)('a message that is %s is not tried again', async (reason) => {
  const failing = handlerOf(async () => {
    throw new DeliveryError(reason, '550')
  })
  await expect(failing(message, run)).rejects.toBeInstanceOf(JobRefusal)
})
