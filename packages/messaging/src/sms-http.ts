import { z } from 'zod'
import { DeliveryError, unreachable, type DeliveryFailure } from './delivery-error.ts'
import { jsonOf, requestProvider, type ProviderResponse } from './provider-request.ts'
import { reachUrl } from './reach-host.ts'
import type { SmsMessage, SmsSender } from './sms.ts'

/** How we name ourselves to the gateway. */
export type HttpSmsAuthorization =
  | { kind: 'none' }
  | { kind: 'bearer'; token: string }
  | { kind: 'basic'; username: string; password: string }

export type HttpSmsOptions = {
  url: string
  authorization: HttpSmsAuthorization
  /**
   * The JSON to post. In its strings `{to}` `{text}` `{template}` `{language}` `{code}` `{event}` `{time}` stand for
   * the message's own; the last three are empty in a message without them.
   */
  body: unknown
  /** For gateways that answer 200 to everything: the answer's field, and its value, that mean "accepted". */
  accepted?: { field: string; value: string }
  timeoutMs?: number
}

const PLACEHOLDER = /\{(\w+)\}/g
const placeholders = new Set(['to', 'text', 'template', 'language', 'code', 'event', 'time', 'number'])

const answerSchema = z.record(z.string(), z.unknown())

/**
 * Text messages by any gateway that takes a JSON POST.
 * @throws when the body holds a placeholder that no message fills.
 */
export function createHttpSms(options: HttpSmsOptions): SmsSender {
  const url = new URL(options.url)
  const template = JSON.stringify(options.body)
  for (const [, name = ''] of template.matchAll(PLACEHOLDER)) {
    if (!placeholders.has(name)) throw new Error(`the body of the SMS gateway has an unknown placeholder: {${name}}`)
  }
  const headers = { 'content-type': 'application/json', ...authorizationHeader(options.authorization) }
  const patience = { timeoutMs: options.timeoutMs, unreachable }
  return {
    kind: 'http',
    async send(message) {
      const body = fill(template, message)
      const result = await requestProvider(url, { method: 'POST', headers, body }, patience)
      if (result.status >= 300) throw new DeliveryError(failureOf(result.status), `HTTP ${result.status}`)
      if (options.accepted) requireAccepted(result, options.accepted)
    },
    reach: () => reachUrl(url),
    has: () => true,
    async close() {},
  }
}

/** Fills the placeholders of a JSON text; each is inside a string, so its value is escaped as one. */
function fill(template: string, { to, text, language, values, ...message }: SmsMessage): string {
  const facts: Record<string, string> = { ...values, to, text, language, template: message.template }
  return template.replace(PLACEHOLDER, (_, name: string) => JSON.stringify(facts[name] ?? '').slice(1, -1))
}

function requireAccepted(result: ProviderResponse, accepted: { field: string; value: string }) {
  const value = answerSchema.safeParse(jsonOf(result)).data?.[accepted.field]
  if (typeof value !== 'string' && typeof value !== 'number') throw new DeliveryError('refused', 'unreadable answer')
  if (String(value) !== accepted.value) throw new DeliveryError('refused', `${accepted.field} ${value}`)
}

function authorizationHeader(authorization: HttpSmsAuthorization): Record<string, string> {
  if (authorization.kind === 'none') return {}
  if (authorization.kind === 'bearer') return { authorization: `Bearer ${authorization.token}` }
  const credentials = Buffer.from(`${authorization.username}:${authorization.password}`).toString('base64')
  return { authorization: `Basic ${credentials}` }
}

function failureOf(status: number): DeliveryFailure {
  if (status === 429) return 'limited'
  return status >= 500 || status === 408 ? 'unavailable' : 'refused'
}
