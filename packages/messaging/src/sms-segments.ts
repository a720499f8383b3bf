import { smpp } from './smpp-library.ts'

/** A text as `short_message` fields of SMPP. `dataCoding`: 0 the GSM alphabet, 8 UCS-2. */
export type SmsSegments = { dataCoding: 0 | 8; segments: Buffer[] }

const gsm = { dataCoding: 0, coder: smpp.encodings.ASCII, wholeOctets: 160, partOctets: 153 } as const
const ucs2 = { dataCoding: 8, coder: smpp.encodings.UCS2, wholeOctets: 140, partOctets: 134 } as const

/**
 * The segments that a phone joins again to `text`. A longer text is cut between characters, each part behind a header
 * of 6 octets by which the phone orders them (3GPP TS 23.040, §9.2.3.24.1).
 * @param reference The same in all parts of a text and another one for the next; its last 8 bits are used.
 */
export function smsSegments(text: string, reference: number): SmsSegments {
  const alphabet = gsm.coder.match(text) ? gsm : ucs2
  const { dataCoding, coder } = alphabet
  const characters = Array.from(text, (character) => coder.encode(character))
  const whole = Buffer.concat(characters)
  if (whole.length <= alphabet.wholeOctets) return { dataCoding, segments: [whole] }
  const parts = joinUpTo(alphabet.partOctets, characters)
  const segments = parts.map((part, index) =>
    Buffer.concat([Buffer.from([5, 0, 3, reference & 0xff, parts.length, index + 1]), part]),
  )
  return { dataCoding, segments }
}

function joinUpTo(octets: number, characters: Buffer[]): Buffer[] {
  const parts: Buffer[][] = []
  let free = 0
  for (const character of characters) {
    if (character.length > free) {
      parts.push([])
      free = octets
    }
    parts.at(-1)?.push(character)
    free -= character.length
  }
  return parts.map((part) => Buffer.concat(part))
}
