import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { statementPdf } from './statement-pdf.ts'

const line = {
  title: '检索服务',
  rightTitle: null,
  rightNumber: null,
  chargedOn: '2026-11-20',
  amountFen: 2_147_483_647,
}
const statement = {
  number: 'ST-2026-0001',
  clientName: '青松集团',
  issuedOn: '2026-11-30',
  dueOn: null,
  note: null,
  paidOn: null,
  voidedOn: null,
  amountFen: 2 * line.amountFen,
  lines: [
    { ...line, position: 1 },
    { ...line, position: 2 },
  ],
}

test('the total of the largest charges is their sum, also in capital numerals', async () => {
  const { parts } = await readStructure(await statementPdf(statement, { language: 'cn', agency: '知匠公司' }))
  const text = parts.join('\n').replaceAll(/\s/g, '')
  expect(text).toContain('RMB¥21,474,836.47')
  expect(text).toContain('合计RMB¥42,949,672.94')
  expect(text).toContain('肆仟贰佰玖拾肆万玖仟陆佰柒拾贰圆玖角肆分')
})
