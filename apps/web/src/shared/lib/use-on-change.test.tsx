import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOnChange } from './use-on-change.ts'

function Follower({ value }: { value: string }) {
  const [text, setText] = useState(value)
  useOnChange(value, () => setText(value))
  return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
}

function Page() {
  const [value, setValue] = useState('first')
  return (
    <>
      <Follower value={value} />
      <button type="button" onClick={() => setValue('second')}>
        second
      </button>
    </>
  )
}

test('state is changed when the value that it follows changes, and not before', async () => {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  root.render(<Page />)
  const text = page.getByRole('textbox', { name: 'text' })
  await text.fill('typed')
  await expect.element(text).toHaveValue('typed')
  await page.getByRole('button', { name: 'second' }).click()
  await expect.element(text).toHaveValue('second')
  await text.fill('typed again')
  await page.getByRole('button', { name: 'second' }).click()
  await expect.element(text).toHaveValue('typed again')
  root.unmount()
  element.remove()
})
