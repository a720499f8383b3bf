import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

const SITE_PATH = '/common/site'

test.for([
  [null, '扫码在手机上打开', `本站地址 ${window.location.origin}/ 的二维码`],
  ['https://example.com/mini', '微信扫码打开小程序', '小程序的二维码'],
] as const)('the menu offers by a code: %s', async ([miniProgramUrl, text, code], { open, server }) => {
  server.answer(SITE_PATH, { data: { operator: '知匠', contact: null, miniProgramUrl } })
  await open('/nowhere')
  await page.getByRole('button', { name: '商标服务' }).hover()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText(code)).toBeVisible()
})
