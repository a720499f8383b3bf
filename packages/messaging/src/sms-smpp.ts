import { DeliveryError, unreachable, type DeliveryFailure } from './delivery-error.ts'
import { PROVIDER_TIMEOUT_MS } from './provider-request.ts'
import { reachHost } from './reach-host.ts'
import { smpp, type Pdu, type SmppSession } from './smpp-library.ts'
import { smsSegments } from './sms-segments.ts'
import type { SmsSender } from './sms.ts'

/**
 * The account at a message centre. `source` is who the message comes from: an alphanumeric name has type of number 5
 * and numbering plan 0, an international number 1 and 1; the operator of the centre says which are allowed.
 */
export type SmppOptions = {
  host: string
  port: number
  tls: boolean
  systemId: string
  password: string
  systemType?: string
  source: { address: string; typeOfNumber: number; numberingPlan: number }
  timeoutMs?: number
  enquireLinkMs?: number
}

const INTERNATIONAL = { dest_addr_ton: 1, dest_addr_npi: 1 }
const PARTS_FOLLOW = 0x40
const VERSION_3_4 = 0x34

/**
 * Text messages by SMPP 3.4. The link is made for the first message, checked every half minute,
 * and made anew by the first message after it was lost. A message that was under way when it was lost is not repeated:
 * the centre may have it.
 */
export function createSmppSms(options: SmppOptions): SmsSender {
  const timeoutMs = options.timeoutMs ?? PROVIDER_TIMEOUT_MS
  let link: { session: SmppSession; bound: Promise<unknown> } | null = null
  let reference = 0

  async function linkedSession(): Promise<SmppSession> {
    if (!link?.session.socket.writable) {
      const session = smpp.connect({ host: options.host, port: options.port, tls: options.tls })
      link = { session, bound: bind(session, options, timeoutMs) }
    }
    const { session, bound } = link
    await bound
    return session
  }

  return {
    kind: 'smpp',
    async send({ to, text }) {
      const session = await linkedSession()
      reference += 1
      const { dataCoding, segments } = smsSegments(text, reference)
      for (const segment of segments) {
        await request(session, timeoutMs, 'submit_sm', {
          source_addr: options.source.address,
          source_addr_ton: options.source.typeOfNumber,
          source_addr_npi: options.source.numberingPlan,
          ...INTERNATIONAL,
          destination_addr: to,
          esm_class: segments.length > 1 ? PARTS_FOLLOW : 0,
          data_coding: dataCoding,
          short_message: segment,
        })
      }
    },
    reach: () => reachHost(options.host, options.port),
    has: () => true,
    async close() {
      if (!link?.session.socket.writable) return
      await request(link.session, timeoutMs, 'unbind', {}).catch(() => undefined)
      link.session.destroy()
    },
  }
}

async function bind(session: SmppSession, options: SmppOptions, timeoutMs: number): Promise<void> {
  // Node warns of more than ten listeners, and every request that waits for its answer is one.
  session.setMaxListeners(0)
  session.on('error', () => session.destroy())
  session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
  session.on('deliver_sm', (pdu: Pdu) => session.send(pdu.response()))
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response())
    session.destroy()
  })
  try {
    await connected(session, options.tls ? 'secureConnect' : 'connect', timeoutMs)
    await request(session, timeoutMs, 'bind_transceiver', {
      system_id: options.systemId,
      password: options.password,
      system_type: options.systemType ?? '',
      interface_version: VERSION_3_4,
    })
  } catch (error) {
    session.destroy()
    throw error
  }
  const enquiry = setInterval(() => {
    request(session, timeoutMs, 'enquire_link', {}).catch(() => session.destroy())
  }, options.enquireLinkMs ?? 30_000)
  enquiry.unref()
  session.once('close', () => clearInterval(enquiry))
}

function connected(session: SmppSession, event: string, timeoutMs: number): Promise<void> {
  return untilClosed(session, timeoutMs, (resolve) => {
    session.once(event, () => resolve())
    return true
  })
}

/** Sends a request and waits for its answer, whose status must be 0. */
async function request(session: SmppSession, timeoutMs: number, command: string, fields: Record<string, unknown>) {
  const pdu = new smpp.PDU(command, fields)
  const result = await untilClosed<Pdu>(session, timeoutMs, (resolve) => session.send(pdu, resolve))
  if (result.command_status !== 0) throw deliveryErrorOf(result.command_status)
}

/**
 * Waits for what `start` sets going, which tells whether it could. Fails when the connection ends first; one that stays
 * silent for `timeoutMs` is regarded as dead and ended.
 */
function untilClosed<T>(
  session: SmppSession,
  timeoutMs: number,
  start: (resolve: (value: T) => void) => boolean,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      session.off('error', onError).off('close', onClose)
    }
    const fail = (code: string) => {
      settle()
      reject(unreachable(code))
    }
    const onError = (error: NodeJS.ErrnoException) => fail(error.code ?? error.name)
    const onClose = () => fail('connection closed')
    const timer = setTimeout(() => {
      fail('timeout')
      session.destroy()
    }, timeoutMs)
    session.once('error', onError).once('close', onClose)
    const started = start((value) => {
      settle()
      resolve(value)
    })
    if (!started) onClose()
  })
}

function deliveryErrorOf(status: number): DeliveryError {
  const name = Object.keys(smpp.errors).find((key) => smpp.errors[key] === status)
  return new DeliveryError(failures[name ?? ''] ?? 'refused', name ?? `0x${status.toString(16)}`)
}

const failures: Record<string, DeliveryFailure> = {
  ESME_RINVDSTADR: 'badNumber',
  ESME_RTHROTTLED: 'limited',
  ESME_RMSGQFUL: 'limited',
  ESME_RSYSERR: 'unavailable',
  ESME_RX_T_APPN: 'unavailable',
}
