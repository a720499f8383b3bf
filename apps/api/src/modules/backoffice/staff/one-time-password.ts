import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** How many steps the clocks of the two sides may be apart. */
const WINDOW = 1

const generator = (secret: string, label: { issuer: string; name: string }) =>
  new TOTP({
    issuer: label.issuer,
    label: label.name,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** A secret for an authenticator app, in Base32. */
export const newOneTimeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from a QR code. */
export const enrolmentUrl = (secret: string, label: { issuer: string; name: string }): string =>
  generator(secret, label).toString()

/** The step of RFC 6238 to which a code belongs; null where it is wrong at this time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = generator(secret, { issuer: '', name: '' }).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp,
    window: WINDOW,
  })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}
