import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { readTexts } from '../testing/read-texts.ts'
import { orderPdf, type PrintedOrder } from './order-pdf.ts'

const amount = '1234567.80'

const order: PrintedOrder = {
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
}

const print = (printed: PrintedOrder) =>
  orderPdf(printed, {
    language: 'en',
    letterhead: { name: 'Markwright', siteUrl: 'http://localhost' },
    member: { phone: '13800000000', company: null },
    transfer: null,
    printedAt: '2027-03-10 10:02:00',
  })

test('large amounts are on one line, and the period is the one that is bought', async () => {
  const bytes = await print(order)
  const [texts = []] = await readTexts(bytes)
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

test('official fees of several are as many times what is published', async () => {
  const fee = { amount: '249.00', currency: 'CHF', rate: '8.8', rateDate: '2027-03-10', amountCny: '6573.60' }
  const single = {
    name: 'Transfer',
    amount: '450.00',
    currency: 'CNY',
    rate: null,
    rateDate: null,
    amountCny: '450.00',
  }
  const [item] = order.items
  const items = [
    { ...item!, qty: 3, officialFees: [{ ...fee, name: 'Madrid' }] },
    { ...item!, qty: 1, officialFees: [single] },
  ]
  const [texts = []] = await readTexts(await print({ ...order, items }))
  const text = texts.join(' ')
  expect(text).toMatch(/Madrid\s+3 × CHF 249\.00\s+8\.8 \(2027-03-10\)\s+RMB¥6,573\.60/)
  expect(text).toMatch(/Transfer\s+RMB¥450\.00\s+—\s+RMB¥450\.00/)
})
