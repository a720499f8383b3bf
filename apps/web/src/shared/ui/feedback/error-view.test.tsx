import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('a page whose link was cut off says so, and nothing of how parameters are checked', async ({ open, server }) => {
  server.answer('/patent/search/detail', {
    status: 400,
    code: 40000,
    msg: '请求参数不正确：querystring.id',
    data: { errors: [{ path: 'querystring.id', code: 'minLength', message: 'must NOT have fewer than 4 characters' }] },
  })
  server.answer('/patent/search/claims', { data: [] })
  await open('/patentSearch/bilingual?id=CN')
  await expect.element(page.getByText('链接有误或不完整，请检查后重新打开')).toBeVisible()
  expect(page.getByText('querystring').elements()).toHaveLength(0)
})
