import { page, userEvent } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'
import type { StubServer } from '../../../testing/stub-server.ts'

const none = { records: [], total: 0, size: 50, current: 1, pages: 0 }
const saved = {
  id: '01920000-0000-7000-8000-000000000001',
  region: ['北京市', '海淀区'],
  detail: '中关村大街 1 号',
  postcode: null,
  recipient: '张三',
  phone: '13800138000',
  isDefault: true,
}

const choose = async (name: string, text: string) => {
  await page.getByRole('combobox', { name }).fill(text)
  await userEvent.keyboard('{Enter}')
}

/** Lists none until one was sent. */
function serve(server: StubServer) {
  server.answer('/admin/address', ({ method }) => {
    if (method === 'POST') return { data: saved }
    const hasOne = server.callsOf('/admin/address').some((call) => call.method === 'POST')
    return { data: hasOne ? { ...none, records: [saved], total: 1, pages: 1 } : none }
  })
}

test('an address names its region level by level, and is sent once it is complete', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  await open('/personalCenter/addresses')
  await page.getByRole('button', { name: '添加地址' }).click()
  await page.getByLabelText('收件人').fill('张三')
  await page.getByLabelText('联系电话').fill('13800138000')
  await choose('省份', '湖北')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByRole('alert').getByText('请选择所在地区')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('详细地址不能为空')).toBeVisible()

  await choose('城市', '仙桃')
  await expect.element(page.getByRole('combobox', { name: '区县' })).not.toBeInTheDocument()
  await choose('省份', '北京')
  await choose('区县', '海淀')
  await page.getByLabelText('详细地址').fill(' 中关村大街 1 号 ')
  await page.getByLabelText('邮编').fill('1000')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByRole('alert').getByText('邮编格式错误')).toBeVisible()
  await page.getByLabelText('邮编').fill('')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByText('北京市海淀区中关村大街 1 号')).toBeVisible()
  const [sent] = server.callsOf('/admin/address').filter(({ method }) => method === 'POST')
  expect(JSON.parse(sent!.body!)).toEqual({
    region: ['北京市', '海淀区'],
    detail: '中关村大街 1 号',
    postcode: null,
    recipient: '张三',
    phone: '13800138000',
    isDefault: true,
  })
})

test('what the server refuses is shown beside its field, and what was typed stays', async ({
  open,
  server,
  signIn,
}) => {
  server.answer('/admin/address', ({ method }) =>
    method === 'POST' ? { code: 50301, msg: '收件人不能为空', data: { field: 'recipient' } } : { data: none },
  )
  signIn()
  await open('/personalCenter/addresses')
  await page.getByRole('button', { name: '添加地址' }).click()
  await page.getByLabelText('收件人').fill('张')
  await page.getByLabelText('联系电话').fill('13800138000')
  await choose('省份', '北京')
  await choose('区县', '海淀')
  await page.getByLabelText('详细地址').fill('一号')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByRole('alert').getByText('收件人不能为空').first()).toBeVisible()
  await expect.element(page.getByLabelText('详细地址')).toHaveValue('一号')
})

test('what was typed into an address is not restored over one that was changed elsewhere since', async ({
  open,
  server,
  signIn,
}) => {
  let address = saved
  server.answer('/admin/address', () => ({ data: { ...none, records: [address], total: 1, pages: 1 } }))
  signIn()
  await open('/personalCenter/addresses')
  const edit = page.getByRole('button', { name: /修\s?改|编\s?辑/ })
  const detail = page.getByLabelText('详细地址')
  const close = page.getByRole('dialog').getByRole('button', { name: /关\s?闭|Close/ })
  await edit.click()
  await detail.fill('中关村大街 2 号')
  await close.click()
  await edit.click()
  await expect.element(detail).toHaveValue('中关村大街 2 号')
  await close.click()

  address = { ...saved, detail: '知春路 9 号' }
  await open('/personalCenter/contacts')
  await open('/personalCenter/addresses')
  await expect.element(page.getByText('知春路 9 号')).toBeVisible()
  await edit.click()
  await expect.element(detail).toHaveValue('知春路 9 号')
})
