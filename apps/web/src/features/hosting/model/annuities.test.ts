import type { AnnuityFee } from '@markwright/api-client/models/annuityFee'
import { expect, test } from 'vitest'
import { sumFees, surchargeOf } from './annuities.ts'

const fee = (rest: Partial<AnnuityFee> = {}): AnnuityFee => ({
  known: true,
  gap: null,
  currency: 'CNY',
  official: '2000.00',
  officialCny: '2000.00',
  rate: null,
  service: '120.00',
  total: '2120.00',
  lines: [],
  ...rest,
})
const unknown = fee({ known: false, gap: 'claims', official: null, officialCny: null, service: null, total: null })

test('fees are added, and those that are not known are counted', () => {
  expect(sumFees([fee(), fee({ officialCny: '0.10', total: '120.10' }), unknown, null])).toEqual({
    count: 2,
    unknown: 2,
    official: '2000.10',
    service: '240.00',
    total: '2240.10',
  })
})

test('a surcharge is in the currency of the office', () => {
  const line = { name: '', validFrom: '2024-01-01', source: '' }
  expect(surchargeOf(fee())).toBeNull()
  expect(
    surchargeOf(
      fee({
        currency: 'JPY',
        lines: [
          { ...line, kind: 'annuity', amount: '10300' },
          { ...line, kind: 'surcharge', amount: '10300' },
        ],
      }),
    ),
  ).toBe('10300')
})
