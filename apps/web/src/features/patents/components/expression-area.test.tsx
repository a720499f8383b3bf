import { page, userEvent } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('an expression is completed by the keyboard, and Enter alone begins a new line', async ({ open, server }) => {
  server.answer('/patent/search/coverage', {
    data: { publications: 0, demonstration: 0, indexed: 0, encoder: null, rows: [] },
  })
  server.answer('/product/plan/usage', { data: [] })
  server.answer('/patent/search/validate', {
    data: { isValid: true, problem: null, expression: '', explanation: null, ast: null, warnings: [] },
  })
  server.answer('/patent/search/suggest', ({ body }) => {
    const { prefix } = JSON.parse(body!) as { prefix: string }
    if (prefix.endsWith('PA:云澜'))
      return {
        data: [
          { value: '"云澜科技"', label: null, replaces: 2 },
          { value: '"云澜电气"', label: null, replaces: 2 },
        ],
      }
    return { data: prefix === 'TI:a AND P' ? [{ value: 'PA:', label: '申请人', replaces: 1 }] : [] }
  })
  await open('/PS?mode=advanced')
  const area = page.getByRole('textbox', { name: '检索式' })
  await area.fill('TI:a AND P')
  await expect.element(page.getByRole('option', { name: 'PA: 申请人' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'PA: 申请人' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(area).toHaveValue('TI:a AND PA:')
  await userEvent.keyboard('云澜')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expect.element(area).toHaveValue('TI:a AND PA:"云澜电气"')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  // Nothing is chosen: the key does what it does in any text.
  await area.fill('TI:a AND P')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(area).toHaveValue('TI:a AND P\n')
  await area.fill('TI:a AND P')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
