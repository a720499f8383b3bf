import type { KeyObject } from 'node:crypto'
import { isSignedRsa, signRsa } from '../rsa.ts'

export type AlipayParameters = Record<string, string>

const sortedText = (parameters: AlipayParameters, without: readonly string[]) =>
  Object.keys(parameters)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')

/** What is signed of a request: parameters that have a value, sorted by name, not encoded. */
const requestText = (parameters: AlipayParameters) =>
  sortedText(
    parameters,
    Object.keys(parameters).filter((name) => name === 'sign' || parameters[name] === ''),
  )

/** Of a notification, everything but the signature and its kind. */
const notificationText = (parameters: AlipayParameters) => sortedText(parameters, ['sign', 'sign_type'])

/** Parameters of a request with their signature (RSA2). */
export const signAlipay = (parameters: AlipayParameters, key: KeyObject): AlipayParameters => ({
  ...parameters,
  sign: signRsa(requestText(parameters), key),
})

/** Whether a request was signed by the key of its merchant. */
export const isAlipayRequestSigned = (parameters: AlipayParameters, key: KeyObject): boolean =>
  isSignedRsa(requestText(parameters), parameters['sign'] ?? '', key)

/** Whether a notification was signed by Alipay. */
export const isAlipayNotificationSigned = (parameters: AlipayParameters, key: KeyObject): boolean =>
  parameters['sign_type'] === 'RSA2' && isSignedRsa(notificationText(parameters), parameters['sign'] ?? '', key)

/** A notification as Alipay signs it. */
export const signAlipayNotification = (parameters: AlipayParameters, key: KeyObject): AlipayParameters => ({
  ...parameters,
  sign_type: 'RSA2',
  sign: signRsa(notificationText(parameters), key),
})

/**
 * The part of an answer that is signed, exactly as it was written: the object of the member `name`. Null where there is
 * none.
 */
export function signedPartOf(text: string, name: string): string | null {
  const at = text.indexOf(`"${name}"`)
  const start = at < 0 ? -1 : text.indexOf('{', at)
  if (start < 0) return null
  let depth = 0
  let isText = false
  for (let place = start; place < text.length; place++) {
    const character = text[place]
    if (isText) {
      if (character === '\\') place++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return text.slice(start, place + 1)
  }
  return null
}
