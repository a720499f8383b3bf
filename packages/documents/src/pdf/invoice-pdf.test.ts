import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { invoicePdf } from './invoice-pdf.ts'

test('screen readers find the parts of an invoice and the items under their titles, without the watermark', async () => {
  const bytes = await invoicePdf({
    number: '26112000000000000001',
    issuedOn: '2026-11-20',
    type: 'normal',
    seller: { title: '知匠公司', taxId: '91110108MA00000000' },
    buyer: { title: '云澜公司', taxId: null },
    lines: [
      {
        kind: 'service',
        name: { cn: '商标检索', en: 'Trademark search' },
        orderNumber: 'O1',
        quantity: 2,
        amountFen: 10_600,
        vatRateBp: 600,
        vatFen: 600,
      },
    ],
    reference: 'A1',
    reversed: null,
    isSample: true,
    siteUrl: 'https://example.org',
  })
  const { title, language, parts } = await readStructure(bytes)
  expect({ title, language }).toEqual({ title: '电子发票（普通发票） 26112000000000000001', language: 'zh-CN' })
  expect(parts.filter((part) => part.startsWith('H'))).toEqual([
    'H1 电子发票（普通发票）',
    'H2 购买方 Buyer',
    'H2 销售方 Seller',
    'H2 项目 Items',
  ])
  const items = parts.indexOf('H2 项目 Items')
  expect(parts.slice(items + 1, items + 16)).toEqual([
    'Table',
    'TR',
    'TH 项目 Item',
    'TH 数量 Qty',
    'TH 金额 Net',
    'TH 税率 Rate',
    'TH 税额 VAT',
    'TH 合计 Total',
    'TR',
    'TH 商标检索 Trademark search O1',
    'TD 2',
    'TD 100.00',
    'TD 6%',
    'TD 6.00',
    'TD 106.00',
  ])
  expect(parts.at(-1)).toMatch(/^P 本文件为演示样张/)
  expect(parts.join()).not.toContain('样张 SAMPLE')
})
