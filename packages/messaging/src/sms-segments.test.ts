import { expect, test } from 'vitest'
import { smpp } from './smpp-library.ts'
import { smsSegments } from './sms-segments.ts'

const bodies = (segments: Buffer[]) => segments.map((segment) => segment.subarray(6))
const headers = (segments: Buffer[]) => segments.map((segment) => [...segment.subarray(0, 6)])

test('160 characters of the GSM alphabet are one segment, 161 are two that join again', () => {
  expect(smsSegments('a'.repeat(160), 1)).toMatchObject({ dataCoding: 0, segments: [{ length: 160 }] })
  const { segments } = smsSegments('a'.repeat(161), 7)
  expect(headers(segments)).toEqual([
    [5, 0, 3, 7, 2, 1],
    [5, 0, 3, 7, 2, 2],
  ])
  expect(smpp.encodings.ASCII.decode(Buffer.concat(bodies(segments)))).toBe('a'.repeat(161))
})

test('70 Chinese characters are one segment, 71 are two that join again', () => {
  expect(smsSegments('匠'.repeat(70), 1)).toMatchObject({ dataCoding: 8, segments: [{ length: 140 }] })
  const { segments } = smsSegments('匠'.repeat(71), 1)
  expect(bodies(segments).map(({ length }) => length)).toEqual([134, 8])
  expect(smpp.encodings.UCS2.decode(Buffer.concat(bodies(segments)))).toBe('匠'.repeat(71))
})

test('a character of two units is never cut in two', () => {
  const emoji = smsSegments(`${'匠'.repeat(66)}😀${'匠'.repeat(10)}`, 1)
  expect(bodies(emoji.segments).map((body) => smpp.encodings.UCS2.decode(body))).toEqual([
    '匠'.repeat(66),
    `😀${'匠'.repeat(10)}`,
  ])
  const euro = smsSegments(`${'a'.repeat(152)}€${'b'.repeat(10)}`, 1)
  expect(bodies(euro.segments).map((body) => smpp.encodings.ASCII.decode(body))).toEqual([
    'a'.repeat(152),
    `€${'b'.repeat(10)}`,
  ])
})

test('a reference is one octet', () => {
  expect(headers(smsSegments('匠'.repeat(71), 259).segments)[0]).toEqual([5, 0, 3, 3, 2, 1])
})
