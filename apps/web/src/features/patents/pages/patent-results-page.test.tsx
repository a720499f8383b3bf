import { page } from 'vitest/browser'
import { createPatentResult } from '../../../../testing/patent-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

const SEARCH_PATH = '/patent/search/list'
const facets = { country: [], type: [], legalStatus: [], applicant: [], inventor: [], ipc: [], year: [] }
const response = createPatentResult({ facets })

test('a list without hits says what to do next', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { data: response })
  await open('/patentSearch/list?mode=semantic&text=battery')
  await expect.element(page.getByRole('heading', { name: '没有找到专利' })).toBeVisible()
  await expect.element(page.getByText('仅检索英文文献').first()).toBeVisible()
})

test('an expression that cannot be read is shown with its place', async ({ open, server }) => {
  server.answer(SEARCH_PATH, {
    code: 30101,
    msg: '此处应为检索词。',
    data: { position: 4, length: 3, expected: ['term'] },
  })
  await open('/patentSearch/list?mode=advanced&expr=TI:(AND)')
  await expect.element(page.getByRole('alert')).toHaveTextContent('第 5 个字符处：此处应为检索词。')
  expect(page.getByRole('alert').element().querySelector('mark')).toHaveTextContent(/^AND$/)
})

test('who has no searches left is notified', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { code: 30102, msg: '今日免费专利检索次数已用完。', data: { nextStep: 'signIn' } })
  await open('/patentSearch/list?mode=simple&keyword=battery')
  await expect.element(page.getByRole('alert')).toHaveTextContent('今日免费专利检索次数已用完')
})
