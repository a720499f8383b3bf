import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpEmail, type SmtpOptions } from './email-smtp.ts'
import type { EmailSender } from './email.ts'
import { unusedPort } from '../../../tests/support/fake-provider.ts'

type Received = { from: string; to: string[]; message: string }

let server: SMTPServer
let email: EmailSender
let received: Received[]

afterEach(async () => {
  await email.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

/** A mail server of this machine that knows one account and stores what it receives. */
async function connectToServer(behaviour: SMTPServerOptions = {}, options: Partial<SmtpOptions> = {}) {
  received = []
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'notices' && password === 'pa55word' ? done(null, { user: username }) : done(new Error('no')),
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const message = await text(stream)
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), message })
      done()
    },
    ...behaviour,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const from = '知匠 <notices@markwright.example>'
  email = createSmtpEmail({ host: '127.0.0.1', port, security: 'none', from, timeoutMs: 2000, ...options })
}

const message = { to: 'agent@example.com', subject: '到期提醒', text: '还有 30 天' }
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('a message arrives with its sender, recipient, subject and both its forms', async () => {
  await connectToServer({}, { credentials: { user: 'notices', password: 'pa55word' } })
  await email.send({ ...message, html: '<b>30 days</b>' })
  expect(received).toMatchObject([{ from: 'notices@markwright.example', to: ['agent@example.com'] }])
  const source = received[0]?.message ?? ''
  expect(source).toContain(`Subject: =?UTF-8?B?${Buffer.from('到期提醒').toString('base64')}?=`)
  expect(source).toContain(Buffer.from('还有 30 天').toString('base64'))
  expect(source).toContain('<b>30 days</b>')
})

test('an address cannot smuggle in a second recipient or a header', async () => {
  await connectToServer()
  await email.send({ ...message, to: 'agent@example.com, other@example.com' }).catch(() => undefined)
  await email.send({ ...message, to: 'agent@example.com\r\nBcc: other@example.com' }).catch(() => undefined)
  await email.send({ ...message, subject: 'Hi\r\nBcc: other@example.com' })
  expect(received.flatMap(({ to }) => to)).not.toContain('other@example.com')
  expect(received.map(({ message }) => message).join('')).not.toMatch(/^Bcc:/im)
})

test('a wrong password is refused without being named', async () => {
  await connectToServer({}, { credentials: { user: 'notices', password: 'letmein' } })
  const failure = await email.send(message).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'refused', providerCode: 'EAUTH 535' })
  expect(String(failure)).not.toContain('letmein')
})

test('a mailbox that does not exist is refused', async () => {
  await connectToServer({ onRcptTo: (_, __, done) => done(refusal(550)) })
  await expect(email.send(message)).rejects.toMatchObject({ reason: 'refused', providerCode: 'EENVELOPE 550' })
})

test('a server that asks to come back later is unavailable', async () => {
  await connectToServer({ onRcptTo: (_, __, done) => done(refusal(451)) })
  await expect(email.send(message)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'EENVELOPE 451' })
})

test('nothing is sent in the clear where STARTTLS is required and not offered', async () => {
  await connectToServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, { security: 'starttls' })
  await expect(email.send(message)).rejects.toMatchObject({ providerCode: expect.stringContaining('ETLS') })
  expect(received).toEqual([])
})

test('a certificate that nobody vouches for is not trusted', async () => {
  await connectToServer({}, { security: 'starttls' })
  await expect(email.send(message)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(received).toEqual([])
})

test('a server that stays silent, or is not there, is unavailable', async () => {
  await connectToServer({ onConnect: () => undefined })
  await expect(email.send(message)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'ETIMEDOUT' })
  const absent = createSmtpEmail({ host: '127.0.0.1', port: await unusedPort(), security: 'none', from: 'a@b.example' })
  await expect(absent.send(message)).rejects.toMatchObject({ reason: 'unavailable' })
  await absent.close()
})
