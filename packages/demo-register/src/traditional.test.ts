import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { registerEntries } from './register.ts'
import { traditional } from './traditional.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

test.each([
  ['云澜面包坊', '雲瀾麵包坊'],
  ['手表', '手錶'],
  ['表面', '表面'],
  ['理发', '理髮'],
  ['研发', '研發'],
  ['游戏', '遊戲'],
  ['LUMORA 2', 'LUMORA 2'],
])('%s becomes %s', (simplified, expected) => {
  expect(traditional(simplified)).toBe(expected)
})

const table = realData('reference', 'hanzi', 'opencc_STCharacters.txt')

// Shapes that are used in Hong Kong and Taiwan although a rarer one exists, and Japanese ones.
const KEPT = new Set('峰床粽寿')

test('registers in traditional script hold no simplified character', needsRealData(table !== null), () => {
  const simplified = new Map(
    readFileSync(table!, 'utf8')
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => line.split('\t') as [string, string])
      .map(([character, forms]) => [character, forms.split(' ')] as const),
  )
  const left = new Set<string>()
  for (const { record } of registerEntries({ marks: 6000, seed: 2, today: '2026-11-21' })) {
    if (record.office !== 'TW' && record.office !== 'HK' && record.office !== 'MO') continue
    const { text, goods = [], applicants = [], agents = [], details } = record
    const parties = [...applicants, ...agents].flatMap((party) => [party.name, party.address])
    const texts = [text, details?.colorClaim, details?.description, ...goods.map((each) => each.text), ...parties]
    for (const character of texts.join('')) {
      const forms = simplified.get(character)
      if (forms && !forms.includes(character) && !KEPT.has(character)) left.add(character)
    }
  }
  expect([...left]).toEqual([])
})
