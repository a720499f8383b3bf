import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pasteList } from './paste-list.ts'

function Field() {
  const [value, setValue] = useState('1;')
  return (
    <input
      aria-label="numbers"
      value={value}
      onPaste={pasteList(setValue)}
      onChange={({ target }) => setValue(target.value)}
    />
  )
}

test('the lines of a pasted column become entries, and what has no line is left to the field', async () => {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(<Field />)
  const field = page.getByRole('textbox', { name: 'numbers' })
  await field.click()
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    return !field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  expect(paste('12345678\r\n23456789;\n\nG1234567\t9\n')).toBe(true)
  await expect.element(field).toHaveValue('1;12345678;23456789;G1234567;9')
  expect(paste('12345678; 23456789')).toBe(false)
})
