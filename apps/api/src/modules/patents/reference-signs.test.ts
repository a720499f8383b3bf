import { expect, test } from 'vitest'
import { findReferenceSigns } from './reference-signs.ts'

test('signs of an English description get the words before them, and the figures they are beside', () => {
  const signs = findReferenceSigns(
    [
      { text: 'FIG. 1 shows a heat sink 10 with a plurality of fins 12 and a fan 14.' },
      { text: 'The heat sink 10 is 20 mm wide. In FIG. 2 the fins 12 of claim 3 surround the fan 14.' },
    ],
    'en',
  )
  expect(signs).toEqual([
    { sign: '10', name: 'heat sink', figures: ['1'] },
    { sign: '12', name: 'fins', figures: ['1', '2'] },
    { sign: '14', name: 'fan', figures: ['1', '2'] },
  ])
})

test('a list of signs in Chinese is read as it stands', () => {
  const signs = findReferenceSigns(
    [{ text: '图中：1、壳体；2、风扇；3-散热片。' }, { text: '如图1所示，壳体1内设有风扇2。' }],
    'zh',
  )
  expect(signs.map(({ sign, name }) => `${sign} ${name}`)).toEqual(['1 壳体', '2 风扇', '3 散热片'])
})

test('quantities are no signs', () => {
  expect(findReferenceSigns([{ text: '温度为 25 度，长度约 30 毫米。' }, { text: '温度为 25 度。' }], 'zh')).toEqual([])
})
