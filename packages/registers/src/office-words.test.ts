import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { markKindOf } from './mark-kind.ts'
import { officeStatus } from './office-status.ts'
import { currentOwners, usptoExpiry, usptoMarkKind, usptoStatus } from './uspto-codes.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

describe('status', () => {
  test.each([
    ['EU', 'Registered', 10],
    ['EU', 'Application opposed', 11],
    ['EU', 'Registration cancellation pending', 10],
    ['EU', 'Registration cancelled', 9],
    ['KR', '등록', 10],
    ['KR', '거절', 9],
    ['KR', '공고', 11],
    ['JP', 'Something new', 8],
    ['CN', 'Registered', 1],
    ['CN', 'Application published', 3],
    ['CN', 'Registration expired', 2],
    ['CN', 'Something new', 8],
  ])('%s: %s is %i, and the words are stored', (office, words, status) => {
    expect(officeStatus(office, { words })).toEqual({ status, officeStatus: words })
  })

  test('where no word decides, the events do', () => {
    expect(officeStatus('NZ', { opposed: true }).status).toBe(11)
    expect(officeStatus('NZ', { registeredOn: '2020-01-01', opposed: true }).status).toBe(10)
    expect(officeStatus('NZ', {}).status).toBe(8)
    expect(officeStatus('US', { words: 'LIVE', publishedOn: '2020-01-01' }).status).toBe(11)
    expect(officeStatus('US', { words: 'LIVE' }).status).toBe(12)
    expect(officeStatus('US', { words: 'DEAD', registeredOn: '2020-01-01' }).status).toBe(9)
  })

  test('a USPTO code is stored in front of its words, and an unknown one is other', () => {
    expect(usptoStatus('702', 'Accepted.')).toEqual({ status: 10, officeStatus: '702 Accepted.' })
    expect(usptoStatus('686')).toEqual({ status: 11, officeStatus: '686 Published for opposition' })
    expect(usptoStatus('999')).toEqual({ status: 8, officeStatus: '999' })
    expect(usptoStatus(undefined)).toEqual({ status: 8, officeStatus: undefined })
  })

  const table = realData('reference', 'uspto-lookups', 'status_codes.csv')
  test(
    'every code of the USPTO table is mapped as live or dead as the office says',
    needsRealData(table !== null),
    () => {
      const rows = readFileSync(table!, 'utf8').trim().split('\n').slice(1)
      expect(rows.length).toBeGreaterThan(150)
      for (const row of rows) {
        const [, code, indicator] = /^(\d+),.*,([A-Za-z/]+)$/.exec(row.trim())!
        const { status } = usptoStatus(code)
        const allowed = indicator!.startsWith('Dead')
          ? [9]
          : indicator!.includes('Registered')
            ? [10]
            : indicator!.startsWith('Live')
              ? [8, 10, 11, 12]
              : [8, 12]
        expect({ code, indicator, isAllowed: allowed.includes(status) }).toEqual({ code, indicator, isAllowed: true })
      }
    },
  )
})

describe('kind of mark', () => {
  test.each([
    ['Word', true, false, 'word'],
    ['Figurative', true, false, 'combined'],
    ['Figurative', false, true, 'figure'],
    ['Image', false, true, 'figure'],
    ['Combined', true, true, 'combined'],
    ['3D shape', true, true, 'threeDimensional'],
    ['3-D', false, true, 'threeDimensional'],
    ['Sound', false, false, 'sound'],
    ['Colour per se', false, false, 'colour'],
    ['Hologram', false, false, 'other'],
    ['Stylized characters', true, true, 'word'],
    ['TYPESET WORD(S) /LETTER(S) /NUMBER(S)', true, false, 'word'],
    ['AN ILLUSTRATION DRAWING WHICH INCLUDES WORD(S)/ LETTER(S)/NUMBER(S)', true, true, 'combined'],
    ['AN ILLUSTRATION DRAWING WITHOUT ANY WORD(S)/LETTER(S)', false, true, 'figure'],
    [undefined, true, true, 'combined'],
    [undefined, true, false, 'word'],
    [undefined, false, false, 'figure'],
  ])('%s, words %s, image %s: %s', (feature, hasText, hasImage, kind) => {
    expect(markKindOf(feature, hasText, hasImage)).toBe(kind)
  })

  test.each([
    ['1000', 'word'],
    ['2000', 'figure'],
    ['3000', 'combined'],
    ['4000', 'word'],
    ['5000', 'word'],
    ['6000', 'sound'],
    ['0000', 'word'],
  ])('drawing code %s is %s', (code, kind) => {
    expect(usptoMarkKind(code, { hasText: true, isThreeDimensional: false })).toBe(kind)
  })

  test('a scent cannot be drawn either, and a shape is a shape whatever its code', () => {
    expect(
      usptoMarkKind('6000', { hasText: false, isThreeDimensional: false, description: 'The scent of plumeria' }),
    ).toBe('other')
    expect(usptoMarkKind('2000', { hasText: false, isThreeDimensional: true })).toBe('threeDimensional')
  })
})

describe('conventions of the USPTO', () => {
  test.each([
    ['1989-11-15', '2009-11-15'],
    ['1989-11-16', '1999-11-16'],
    ['2004-02-29', '2014-02-28'],
    [undefined, undefined],
    ['not a day', undefined],
  ])('a term that begins on %s ends on %s', (since, until) => {
    expect(usptoExpiry(since)).toBe(until)
  })

  test('correspondents of old records are no owners', () => {
    const owners = [{ type: '70' }, { type: '30' }, { type: '10' }]
    expect(currentOwners(owners, ({ type }) => type)).toEqual([{ type: '30' }])
    expect(currentOwners([], () => undefined)).toEqual([])
  })
})
