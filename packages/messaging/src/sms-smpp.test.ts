import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmppSms, type SmppOptions } from './sms-smpp.ts'
import type { SmsSender } from './sms.ts'
import { smpp, type Pdu, type SmppSession } from './smpp-library.ts'
import { unusedPort } from '../../../tests/support/fake-provider.ts'
import { codeMessage, securityMessage } from './testing/sample-message.ts'

type ReceivedPdu = Pdu & Record<string, unknown> & { short_message: { message: string; udh?: Buffer[] } }

/** A message centre of this machine. `answer` gives the status of each PDU; null leaves it without an answer. */
class MessageCentre {
  readonly received: ReceivedPdu[] = []
  readonly sessions: SmppSession[] = []
  answer: (pdu: ReceivedPdu) => number | null = () => 0
  readonly #server: Server = smpp.createServer((session) => {
    this.sessions.push(session)
    session.on('error', () => session.destroy())
    session.on('pdu', (pdu: ReceivedPdu) => {
      this.received.push(pdu)
      const status = pdu.command.endsWith('_resp') ? null : this.answer(pdu)
      if (status !== null) session.send(pdu.response({ command_status: status, message_id: '1' }))
    })
  })

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  stop() {
    this.#server.close()
    for (const session of this.sessions) session.destroy()
  }

  commands() {
    return this.received.map(({ command }) => command)
  }

  submitted() {
    return this.received.filter(({ command }) => command === 'submit_sm')
  }
}

let centre: MessageCentre
let sms: SmsSender

afterEach(async () => {
  await sms.close()
  centre.stop()
})

const account = {
  host: '127.0.0.1',
  tls: false,
  systemId: 'markwright',
  password: 'pa55word',
  source: { address: 'Markwright', typeOfNumber: 5, numberingPlan: 0 },
  timeoutMs: 2000,
}

async function connectToCentre(options: Partial<SmppOptions> = {}) {
  centre = new MessageCentre()
  sms = createSmppSms({ ...account, port: await centre.start(), ...options })
}

test('a message is submitted after signing in, from our name to the international number', async () => {
  await connectToCentre()
  await sms.send(codeMessage)
  expect(centre.received).toMatchObject([
    { command: 'bind_transceiver', system_id: 'markwright', password: 'pa55word', interface_version: 0x34 },
    {
      command: 'submit_sm',
      source_addr: 'Markwright',
      source_addr_ton: 5,
      source_addr_npi: 0,
      destination_addr: '8613800000000',
      dest_addr_ton: 1,
      dest_addr_npi: 1,
      data_coding: 8,
      esm_class: 0,
      short_message: { message: codeMessage.text },
    },
  ])
})

test('an English message goes in the GSM alphabet, and all messages over one link', async () => {
  await connectToCentre()
  await Promise.all([sms.send(securityMessage), sms.send(codeMessage)])
  await sms.send(securityMessage)
  expect(centre.commands()).toEqual(['bind_transceiver', 'submit_sm', 'submit_sm', 'submit_sm'])
  expect(centre.submitted()[0]).toMatchObject({ data_coding: 0, short_message: { message: securityMessage.text } })
})

test('a long message goes in parts that the phone joins', async () => {
  await connectToCentre()
  const text = '商标到期提醒'.repeat(20)
  await sms.send({ ...codeMessage, text })
  await sms.send({ ...codeMessage, text })
  const parts = centre.submitted()
  expect(parts.map(({ esm_class }) => esm_class)).toEqual([0x40, 0x40, 0x40, 0x40])
  expect(
    parts
      .slice(0, 2)
      .map(({ short_message }) => short_message.message)
      .join(''),
  ).toBe(text)
  const references = parts.map(({ short_message }) => short_message.udh?.[0]?.[2])
  expect(references[0]).toBe(references[1])
  expect(references[0]).not.toBe(references[2])
})

test.each([
  ['ESME_RINVDSTADR', 'badNumber'],
  ['ESME_RTHROTTLED', 'limited'],
  ['ESME_RMSGQFUL', 'limited'],
  ['ESME_RSYSERR', 'unavailable'],
  ['ESME_RINVSRCADR', 'refused'],
])('%s means %s, and the link stays', async (name, reason) => {
  await connectToCentre()
  centre.answer = ({ command }) => (command === 'submit_sm' ? (smpp.errors[name] ?? null) : 0)
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason, providerCode: name })
  centre.answer = () => 0
  await sms.send(codeMessage)
  expect(centre.sessions).toHaveLength(1)
})

test('a wrong password is refused without being named, and tried anew with the next message', async () => {
  await connectToCentre()
  centre.answer = ({ command }) => (command === 'bind_transceiver' ? (smpp.errors.ESME_RINVPASWD ?? null) : 0)
  const failure = await sms.send(codeMessage).catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'refused', providerCode: 'ESME_RINVPASWD' })
  expect(String(failure)).not.toContain('pa55word')
  centre.answer = () => 0
  await sms.send(codeMessage)
  expect(centre.submitted()).toHaveLength(1)
})

test('a lost link fails the message that was under way, and the next one makes a new link', async () => {
  await connectToCentre()
  centre.answer = ({ command }) => {
    if (command === 'submit_sm') centre.sessions[0]?.destroy()
    return command === 'submit_sm' ? null : 0
  }
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable' })
  centre.answer = () => 0
  await sms.send(securityMessage)
  expect(centre.commands()).toEqual(['bind_transceiver', 'submit_sm', 'bind_transceiver', 'submit_sm'])
})

test('a centre that stays silent is unavailable, and the next message makes a new link', async () => {
  await connectToCentre()
  await sms.send(codeMessage)
  centre.answer = () => null
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'timeout' })
  centre.answer = () => 0
  await sms.send(codeMessage)
  expect(centre.sessions).toHaveLength(2)
})

test('a centre that is not there is unavailable', async () => {
  await connectToCentre({ port: await unusedPort() })
  await expect(sms.send(codeMessage)).rejects.toMatchObject({ reason: 'unavailable', providerCode: 'ECONNREFUSED' })
})

test('a link that no longer answers an enquiry is replaced before the next message', async () => {
  await connectToCentre({ enquireLinkMs: 50, timeoutMs: 1000 })
  await sms.send(codeMessage)
  await expect.poll(() => centre.commands()).toContain('enquire_link')
  centre.answer = ({ command }) => (command === 'enquire_link' ? null : 0)
  const lost = new Promise((resolve) => centre.sessions[0]?.once('close', resolve))
  await lost
  await sms.send(codeMessage)
  expect(centre.sessions).toHaveLength(2)
})

test('receipts and enquiries of the centre are answered, so that it keeps the link', async () => {
  await connectToCentre()
  await sms.send(codeMessage)
  const [session] = centre.sessions
  session?.send(new smpp.PDU('deliver_sm', { short_message: 'stat:DELIVRD' }))
  session?.send(new smpp.PDU('enquire_link', {}))
  await expect.poll(() => centre.commands().slice(2)).toEqual(['deliver_sm_resp', 'enquire_link_resp'])
})

test('a centre that signs off is signed on to again by the next message', async () => {
  await connectToCentre()
  await sms.send(codeMessage)
  const gone = new Promise((resolve) => centre.sessions[0]?.once('close', resolve))
  centre.sessions[0]?.send(new smpp.PDU('unbind', {}))
  await gone
  await sms.send(codeMessage)
  expect(centre.sessions).toHaveLength(2)
})

test('closing signs off', async () => {
  await connectToCentre()
  await sms.send(codeMessage)
  await sms.close()
  expect(centre.commands().at(-1)).toBe('unbind')
})
