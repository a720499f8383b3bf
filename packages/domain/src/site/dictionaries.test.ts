import { expect, test } from 'vitest'
import { dictionaries, findDictionary } from './dictionaries.ts'

test.each(Object.entries(dictionaries))('%s offers each choice once, labelled in both languages', (_, entries) => {
  const values = entries.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  for (const { label } of entries) expect([label.cn.trim(), label.en.trim()]).not.toContain('')
})

test('choices are found by the name of their type', () => {
  expect(findDictionary('role_type')?.map(({ value }) => value)).toEqual(['enterprise', 'agency', 'individual'])
  expect(findDictionary('card_level')?.[0]).toEqual({ value: '10', label: { cn: 'VIP_A', en: 'VIP_A' } })
  expect(findDictionary('product_type')).toContainEqual({
    value: '14',
    label: { cn: '驳回复审', en: 'Review of refusal' },
  })
})

test.each(['', 'toString', 'unknown'])('there is no dictionary %j', (type) => {
  expect(findDictionary(type)).toBeNull()
})
