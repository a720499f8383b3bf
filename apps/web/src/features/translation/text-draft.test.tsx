import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

test('a text that was typed is still there after a look at the glossaries', async ({ open, server, signIn }) => {
  signIn()
  server.answer('/lantern/translateLan/languages', { data: [] })
  server.answer('/lantern/translateLan/quota', { data: null })
  server.answer('/lantern/translateLan/glossary', { data: [] })
  await open('/PT')
  const form = page.getByRole('textbox', { name: '原文' })
  await form.fill('所述轴承固定在壳体上。')
  await page.getByRole('link', { name: '术语' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await page.getByRole('link', { name: '文本' }).click()
  await expect.element(form).toHaveValue('所述轴承固定在壳体上。')
})
