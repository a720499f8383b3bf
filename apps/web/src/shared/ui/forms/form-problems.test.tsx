import type { Certification } from '@markwright/api-client/models/certification'
import { page, userEvent } from 'vitest/browser'
import { account } from '../../../../testing/account.ts'
import { expect, test } from '../../../../testing/site.tsx'

const none: Certification = {
  status: 0,
  statusText: '未认证',
  companyName: null,
  creditCode: null,
  postalCode: null,
  address: null,
  officePhone: null,
  contact: null,
  mobile: null,
  email: null,
  licence: null,
  reason: null,
  submitTime: null,
  dueOn: null,
  decideTime: null,
}

test('what is wrong with a form is listed above it until its field is corrected', async ({ open, server, signIn }) => {
  signIn()
  server.answer('/admin/user/account', { data: account })
  server.answer('/admin/certification', { data: none })
  await open('/personalCenter/certification')
  const summary = page.getByRole('alert').filter({ hasText: '需要修改' })
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect.element(summary).toHaveTextContent('有 7 处需要修改')

  // What is typed by half is wrong in another way.
  await page.getByLabelText('邮编').fill('5180')
  await expect.element(summary.getByRole('button', { name: '邮编格式错误' })).toBeVisible()
  await page.getByLabelText('邮编').fill('518057')
  await expect.element(summary.getByRole('button', { name: /邮编/ })).not.toBeInTheDocument()
  await page.getByLabelText('企业名称').fill('云澜科技有限公司')
  await expect.element(summary).toHaveTextContent('有 5 处需要修改')
  await page.getByLabelText('企业名称').fill('')
  await expect.element(summary).toHaveTextContent('有 6 处需要修改')

  // Each leads to its field.
  await summary.getByRole('button', { name: '请输入地址' }).click()
  await expect.element(page.getByLabelText('地址')).toHaveFocus()
  await userEvent.keyboard('深圳市南山区科技园')
  await page.getByLabelText('企业名称').fill('云澜科技有限公司')
  await page.getByLabelText('统一社会信用代码').fill('91440300708461136T')
  await page.getByLabelText('办公电话').fill('0755-86013388')
  await page.getByLabelText('邮箱').fill('office@example.com')
  await expect.element(summary).toHaveTextContent('有 1 处需要修改')
  await expect.element(summary.getByRole('button', { name: '请上传营业执照' })).toBeVisible()
})

test('a form that is sent in the instant of its correction is sent', async ({ open, server, signIn }) => {
  signIn()
  server.answer('/admin/contact', { data: null })
  server.answer('/admin/contact/getContact', { data: { records: [], total: 0, size: 50, current: 1, pages: 0 } })
  await open('/personalCenter/contacts')
  await page.getByRole('main').getByRole('button', { name: '新增联系人' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabelText('姓名').fill('韩梅梅')
  await drawer.getByLabelText('联系电话').fill('123')
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByRole('alert').getByText('电话号码格式错误').first()).toBeVisible()

  const phone = drawer.getByLabelText('联系电话').element() as HTMLInputElement
  phone.setRangeText('021-58888888', 0, phone.value.length)
  phone.dispatchEvent(new Event('input', { bubbles: true }))
  // After the form was notified of the value, and before it is drawn anew.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => phone.form!.requestSubmit(), { once: true })
  port1.start()
  port2.postMessage(null)
  await expect.poll(() => server.callsOf('/admin/contact').filter(({ method }) => method === 'POST')).toHaveLength(1)
})
