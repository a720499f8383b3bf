import { findDefinition } from '@markwright/cases'
import { expect, test } from 'vitest'
import { caseSheet } from './case-sheet.ts'

test('the sheet of a registration names the text of its mark, and its goods with their class', () => {
  const item = (classNo: number, cn: string) => ({ id: cn, classNo, group: '', cn, en: null })
  const whole = {
    row: { product_type: 1, number: 'C1', state: 'preparing', office_number: null },
    definition: findDefinition(1)!,
    content: { mark: { kind: 'text', text: 'NOVA', image: null }, goods: [item(9, '软件'), item(9, '电池')] },
    documents: [],
    letters: [],
    deadlines: [],
  } as unknown as Parameters<typeof caseSheet>[0]
  const lines = caseSheet(whole, [], 'cn').split('\r\n')
  expect(lines).toContain('商标：NOVA')
  expect(lines).toContain('商品和服务：第 09 类：软件; 电池')
})

test('the sheet of an international registration names the parties that it designates', () => {
  const whole = {
    row: { product_type: 26, number: 'C1', state: 'preparing', office_number: null },
    definition: findDefinition(26)!,
    content: { countries: ['JP', 'US'] },
    documents: [],
    letters: [],
    deadlines: [],
  } as unknown as Parameters<typeof caseSheet>[0]
  expect(caseSheet(whole, [], 'en')).toContain('Designated contracting parties: Japan (JP)\n    United States (US)')
})
