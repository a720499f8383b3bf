import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { orderPdf } from './order-pdf.ts'

const amount = '1234567.80'

test('large amounts are on one line, and the period is the one that is bought', async () => {
  const bytes = await orderPdf(
    {
      orderNo: 'O20270310000001',
      debitNoteNo: 'D20270310000001',
      createTime: '2027-03-10 10:00:00',
      statusText: 'Paid',
      isClosed: false,
      isPaid: true,
      payMethod: 'wechat',
      payTime: '2027-03-10 10:01:00',
      items: [
        {
          name: 'Patent Basic',
          unit: 'quarter',
          timeLimit: 'quarter',
          qty: 3,
          price: amount,
          serviceFee: amount,
          officialFee: amount,
          officialFees: [],
          wordCount: 450_000,
          callCount: null,
          dailyLimit: 500,
        },
      ],
      serviceFee: amount,
      officialFee: amount,
      amount,
      vat: '1.00',
      vatRate: '6',
      display: null,
      displayTotal: null,
      refunded: null,
      contact: null,
      address: null,
      remark: null,
    },
    {
      language: 'en',
      letterhead: { name: 'Markwright', siteUrl: 'http://localhost' },
      member: { phone: '13800000000', company: null },
      transfer: null,
      printedAt: '2027-03-10 10:02:00',
    },
  )
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent()
  await loading.destroy()
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []))
  const whole = texts.filter((text) => text.includes('RMB¥1,234,567.80'))
  expect(whole.length).toBeGreaterThanOrEqual(6)
  expect(texts.join(' ')).toContain('9 months')
  const { title, language, parts } = await readStructure(bytes)
  expect({ title, language }).toEqual({ title: 'Order O20270310000001', language: 'en' })
  expect(parts.slice(0, 7)).toEqual([
    'H1 Order',
    'P Markwright',
    'P http://localhost',
    'Table',
    'TR',
    'TH Order number',
    'TD O20270310000001',
  ])
  expect(parts).toContain('TH Patent Basic')
  expect(parts).toContain('TD RMB¥1,234,567.80')
})
