import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { page } from 'vitest/browser'
import { createSearchResult, parseQuery } from '../../../../testing/search-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

const IMAGE_SEARCH_PATH = '/common/graph/search/v2'
const EXPORT_PATH = '/common/query/excelExport'
const SAVE_PATH = '/common/query/save'
const imgFile = '5f0c1d3e-1111-4111-8111-111111111111'
const preview = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const response = createSearchResult({ queryImage: { imgFile, preview, width: 300, height: 300, crop: null } })
const address = `/imageSearch?imgLineUrl=${encodeURIComponent('https://example.com/logo.png')}&degree=low&classify=09`

test.beforeEach(({ server }) => {
  server.answer('/common/query/countries', { data: [] })
  server.answer(IMAGE_SEARCH_PATH, { data: response })
})

const dialog = page.getByRole('dialog', { name: '导出' })

test('all that an image has found is exported as it is shown: by the stored image, filtered and sorted', async ({
  open,
  server,
}) => {
  server.answer(EXPORT_PATH, { code: 20153, msg: '没有可以导出的记录' })
  await open(`${address}&filter.niceList=9&sort=-appDate`)
  await page.getByRole('button', { name: '导出' }).click()
  await expect.element(dialog.getByRole('radio', { name: '本次查询的全部结果（7 条）' })).toBeChecked()
  await dialog.getByRole('button', { name: '导出' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('没有可以导出的记录')
  const shown = parseQuery(server.callsOf(IMAGE_SEARCH_PATH).at(-1)!)
  const { imgLineUrl: _address, ...requested } = shown
  const { query, ids } = JSON.parse(server.callsOf(EXPORT_PATH)[0]!.body!) as { query: TrademarkQuery; ids?: string[] }
  expect(query).toEqual({ ...requested, imgFile })
  expect(query).toMatchObject({ filter: { niceList: ['9'] }, queryId: 'query-1', sort: '-appDate', degree: 'low' })
  expect(ids).toBeUndefined()
})

for (const [language, save, done, name] of [
  ['cn', '保存查询', '已保存', '与该图片近似的图形'],
  ['en', 'Save this query', 'Saved', 'Figures similar to the image'],
] as const)
  test(`a search by an image is saved by members with the stored image (${language})`, async ({
    open,
    server,
    setLanguage,
    signIn,
  }) => {
    setLanguage(language)
    signIn()
    server.answer(SAVE_PATH, { data: {} })
    await open(address)
    await page.getByRole('button', { name: save }).click()
    await expect.element(page.getByRole('button', { name: done })).toBeDisabled()
    const saved = JSON.parse(server.callsOf(SAVE_PATH)[0]!.body!) as { query: TrademarkQuery; name: string }
    expect(saved).toEqual({
      name: expect.stringContaining(name),
      query: { imgFile, degree: 'low', country: ['CN'], classify: '09' },
    })
  })
