import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'
import { createGlossary, createGlossaryEntry, GLOSSARIES } from '../../../testing/glossary.ts'

const entry = createGlossaryEntry('1', '隔膜', 'membrane')

test('an entry that was changed in another window is replaced only by anyone who has seen it', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const versions: unknown[] = []
  server.answer(GLOSSARIES, { data: [createGlossary(1)] })
  server.answer(`${GLOSSARIES}/g/entries`, ({ method, body }) => {
    if (method === 'GET') return { data: { records: [entry], total: 1, size: 20, current: 1, pages: 1 } }
    const { version } = JSON.parse(body!)
    versions.push(version)
    const theirs = { version: 2, zh: '隔膜', en: 'separator', ja: null, note: '' }
    return version === 2
      ? { data: { ...entry, en: 'diaphragm', version: 3 } }
      : { status: 409, code: 40900, msg: '内容已被修改', data: theirs }
  })
  await open('/PT?tab=glossaries&glossary=g')
  await page.getByRole('button', { name: '修改 隔膜' }).click()
  const english = page.getByLabelText('英文', { exact: true })
  await english.fill('diaphragm')
  const save = page.getByRole('button', { name: /^保\s?存$/ })
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('隔膜 · separator')
  await expect.element(english).toHaveValue('diaphragm')
  await save.click()
  await expect.element(english).not.toBeInTheDocument()
  expect(versions).toEqual([1, 2])
})
