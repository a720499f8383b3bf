import type { EventEmitter } from 'node:events'
import type { Server, Socket } from 'node:net'
// @ts-expect-error the package has no types
import untyped from 'smpp'

/** A request or answer of SMPP; `short_message` is the decoded text of a received message. */
export type Pdu = {
  readonly command: string
  readonly command_status: number
  response(fields?: Record<string, unknown>): Pdu
}

/** A connection. Emits each PDU that arrives under the name of its command, and `close` at its end. */
export type SmppSession = EventEmitter & {
  readonly socket: Socket
  /** False where the connection can no longer be written to. */
  send(pdu: Pdu, onResponse?: (response: Pdu) => void): boolean
  destroy(): void
}

type Alphabet = { match(text: string): boolean; encode(text: string): Buffer; decode(octets: Buffer): string }

type SmppLibrary = {
  PDU: new (command: string, fields: Record<string, unknown>) => Pdu
  connect(options: { host: string; port: number; tls: boolean }): SmppSession
  createServer(onSession: (session: SmppSession) => void): Server
  /** `ASCII` is the library's name for the GSM 7-bit alphabet, one septet in each octet. */
  encodings: { ASCII: Alphabet; UCS2: Alphabet }
  /** Status by name: ESME_RTHROTTLED is 0x58. */
  errors: Record<string, number>
}

/** What we use of the package `smpp`. */
export const smpp = untyped as SmppLibrary
