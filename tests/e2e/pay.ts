import type { Page } from '@playwright/test'
import { expect, type Language } from './site.ts'

const texts = {
  cn: { alipay: '支付宝', simulate: '模拟付款', pay: '付款', paid: '已付款', received: '支付成功' },
  en: { alipay: 'Alipay', simulate: 'Simulate the payment', pay: 'Pay', paid: 'Paid', received: 'Payment received' },
} as const

/** Pays the order of the page of payment by the simulated Alipay, and waits until the site has received the payment. */
export async function payByAlipay(page: Page, language: Language) {
  const word = texts[language]
  const main = page.getByRole('main')
  await main.getByText(word.alipay, { exact: true }).click()
  const [payer] = await Promise.all([
    page.context().waitForEvent('page'),
    main.getByRole('link', { name: word.simulate }).click(),
  ])
  await payer.getByRole('button', { name: word.pay, exact: true }).click()
  await expect(payer.getByText(word.paid, { exact: true })).toBeVisible()
  await payer.close()
  await expect(main.getByRole('heading', { name: word.received })).toBeVisible()
}
