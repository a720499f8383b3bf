import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

const EMPTY = { data: { records: [], total: 0, size: 100, current: 1, pages: 0 } }

test('how long a price holds does not depend on the clock of this machine', async ({ open, server, signIn }) => {
  signIn()
  server.answer('/admin/contact/getContact', EMPTY)
  server.answer('/admin/address', EMPTY)
  server.answer('/product/price/quote/q', {
    data: {
      quoteId: 'q',
      items: [],
      serviceFee: '98.00',
      officialFee: '0.00',
      total: '98.00',
      vat: '5.55',
      vatRate: '6',
      currency: 'CNY',
      display: null,
      displayTotal: null,
      expireTime: '2020-01-01 00:00:00',
      secondsLeft: 600,
    },
  })
  await open('/pay/orderInfo?quote=q')
  await expect.element(page.getByText('10 分钟')).toBeVisible()
})
