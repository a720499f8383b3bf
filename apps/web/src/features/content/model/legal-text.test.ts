import { expect, test } from 'vitest'
import { loadLegalTexts, nameOperator } from './legal-text.ts'

const [cn, en] = await Promise.all([loadLegalTexts.cn(), loadLegalTexts.en()])

test.each(['privacy', 'term'] as const)('%s has the same parts in both languages', (name) => {
  const partsOf = ({ sections }: (typeof cn)[typeof name]) =>
    sections.map(({ id, text, items }) => ({ id, paragraphs: text.length, items: items?.length ?? 0 }))
  expect(partsOf(en[name])).toEqual(partsOf(cn[name]))
  expect(en[name].validFrom).toBe(cn[name].validFrom)
  expect(new Set(cn[name].sections.map(({ id }) => id)).size).toBe(cn[name].sections.length)
})

test('the operator is named wherever a text speaks of it', () => {
  for (const text of [cn.privacy, cn.term, en.privacy, en.term]) {
    expect(JSON.stringify(text)).toContain('{operator}')
    expect(JSON.stringify(nameOperator(text, 'ACME'))).not.toContain('{operator}')
  }
})

test('the English texts are English throughout', () => expect(JSON.stringify(en)).not.toMatch(/\p{sc=Han}/u))
