import { page, userEvent } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'
import { createGlossary, createGlossaryEntry, GLOSSARIES } from '../../../testing/glossary.ts'

test('words are replaced in one column of the selected entries, or what was refused is said', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  let entries = [createGlossaryEntry('1', '隔膜', 'membrane'), createGlossaryEntry('2', '电池隔膜', 'battery membrane')]
  server.answer(GLOSSARIES, { data: [createGlossary(2)] })
  server.answer(`${GLOSSARIES}/g/entries`, () => ({
    data: { records: entries, total: 2, size: 20, current: 1, pages: 1 },
  }))
  server.answer(`${GLOSSARIES}/g/entries/replace`, { code: 40114, msg: '条目没有两种语言的术语' })
  await open('/PT?tab=glossaries&glossary=g')
  await expect.element(page.getByText('battery membrane')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^编辑所选/ })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: '全选本页' }).click()
  await page.getByRole('button', { name: '编辑所选 2 条' }).click()
  const replace = page.getByRole('button', { name: /替\s?换$/ })
  await expect.element(replace).toBeDisabled()

  // Without words to find the whole column is replaced, which the field says.
  await expect.element(page.getByLabelText('查找', { exact: true })).toHaveAttribute('placeholder', '留空则替换整列')
  await page.getByLabelText('查找', { exact: true }).fill('membrane')
  await page.getByLabelText('替换为').fill('separator')
  await replace.click()
  await expect.element(page.getByText('条目没有两种语言的术语')).toBeVisible()
  await expect.element(page.getByLabelText('替换为')).toHaveValue('separator')

  const sent: unknown[] = []
  server.answer(`${GLOSSARIES}/g/entries/replace`, ({ body }) => {
    sent.push(JSON.parse(body!))
    entries = [createGlossaryEntry('1', '隔膜', 'separator'), createGlossaryEntry('2', '电池隔膜', 'battery separator')]
    return { data: 2 }
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('battery separator')).toBeVisible()
  await expect.element(page.getByText('已修改 2 条')).toBeVisible()
  await expect.element(page.getByLabelText('替换为')).not.toBeInTheDocument()
  expect(sent).toEqual([{ ids: ['1', '2'], column: 'en', find: 'membrane', replacement: 'separator' }])
})
