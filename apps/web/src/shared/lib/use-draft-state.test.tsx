import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formDraft, type FormDraft } from './form-draft.ts'
import { useDraftState } from './use-draft-state.ts'

type Values = { text: string; lang: string }

const draft = formDraft<Values>('test')
let remove = () => {}

/** Shows a form, as a page that is loaded anew does. */
function load(saved: FormDraft<Values> | null) {
  remove()
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  root.render(<Form saved={saved} />)
  remove = () => {
    root.unmount()
    element.remove()
  }
}

function Form({ saved }: { saved: FormDraft<Values> | null }) {
  const { values, change, show, reset, isLatest } = useDraftState(saved, (stored) => ({
    text: '',
    lang: 'cn',
    ...stored,
  }))
  return (
    <>
      <input aria-label="text" value={values.text} onChange={({ target }) => change({ text: target.value })} />
      <output>{JSON.stringify(values)}</output>
      <button
        type="button"
        onClick={() => {
          change({ text: 'first' })
          change((latest) => ({ text: `${latest.text} second` }))
          change({ lang: isLatest(values) ? 'same' : 'changed' })
        }}
      >
        change
      </button>
      <button type="button" onClick={() => show({ text: 'shown', lang: 'en' })}>
        show
      </button>
      <button type="button" onClick={() => reset({ text: '', lang: 'en' })}>
        reset
      </button>
    </>
  )
}

const shown = page.getByRole('status')
const json = (text: string, lang: string) => JSON.stringify({ text, lang })
const click = (name: string) => page.getByRole('button', { name }).click()
const type = (text: string) => page.getByRole('textbox', { name: 'text' }).fill(text)

afterEach(() => {
  remove()
  window.sessionStorage.clear()
})

test('what was typed is there again once the form is loaded anew, until it is reset', async () => {
  load(draft)
  await expect.element(shown).toHaveTextContent(json('', 'cn'))
  await type('typed')
  load(draft)
  await expect.element(shown).toHaveTextContent(json('typed', 'cn'))
  await click('reset')
  await expect.element(shown).toHaveTextContent(json('', 'en'))
  load(draft)
  await expect.element(shown).toHaveTextContent(json('', 'cn'))
})

test('changes that follow one another are all saved', async () => {
  load(draft)
  await click('change')
  await expect.element(shown).toHaveTextContent(json('first second', 'changed'))
  expect(draft.read()).toEqual({ text: 'first second', lang: 'changed' })
})

test('what is shown is not saved, and later changes start from it', async () => {
  load(draft)
  await type('typed')
  await click('show')
  await expect.element(shown).toHaveTextContent(json('shown', 'en'))
  expect(draft.read()).toEqual({ text: 'typed', lang: 'cn' })
  await type('more')
  expect(draft.read()).toEqual({ text: 'more', lang: 'en' })
})

test('without a draft nothing is read or saved', async () => {
  draft.save({ text: 'saved', lang: 'cn' })
  load(null)
  await expect.element(shown).toHaveTextContent(json('', 'cn'))
  await type('typed')
  expect(draft.read()).toEqual({ text: 'saved', lang: 'cn' })
})
