import { beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from '../lib/form-draft.ts'
import { onReader, readerKey, userChanges, setReader } from './reader.ts'

/** A storage whose keys are its own properties, as those of a browser are. */
const storage = () =>
  Object.defineProperties(
    {},
    {
      getItem: {
        value(this: Record<string, string>, key: string) {
          return this[key] ?? null
        },
      },
      setItem: {
        value(this: Record<string, string>, key: string, value: string) {
          this[key] = value
        },
      },
      removeItem: {
        value(this: Record<string, string>, key: string) {
          delete this[key]
        },
      },
    },
  )

const draft = () => formDraft<{ text: string }>(readerKey('contrast'))

beforeEach(() => {
  setReader(null)
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() })
})

test('what a visitor typed is the member’s who they turn out to be, and no visitor’s any more', () => {
  draft().keep({ text: 'typed' })
  setReader('ann')
  expect(draft().read()).toEqual({ text: 'typed' })
  setReader(null)
  expect(draft().read()).toEqual({})
})

test('what one member typed waits for them, and is not shown to the next', () => {
  setReader('ann')
  draft().keep({ text: 'of Ann' })
  setReader('bob')
  expect(draft().read()).toEqual({})
  draft().keep({ text: 'of Bob' })
  setReader('ann')
  expect(draft().read()).toEqual({ text: 'of Ann' })
})

test('what a visitor left in every storage goes over', () => {
  window.localStorage.setItem(readerKey('goods-list'), '[]')
  setReader('ann')
  expect(window.localStorage.getItem(readerKey('goods-list'))).toBe('[]')
})

test('whoever listens hears of another reader once', () => {
  const heard = vi.fn<() => void>()
  const stop = onReader(heard)
  setReader('ann')
  setReader('ann')
  stop()
  setReader('bob')
  expect(heard).toHaveBeenCalledOnce()
})

test('forms begin anew for a member for whom something waits, and go on with what a visitor typed', () => {
  const heard: number[] = []
  setReader('ann')
  draft().keep({ text: 'of Ann' })
  setReader(null)
  const before = userChanges()
  setReader('ann')
  heard.push(userChanges() - before)
  setReader(null)
  draft().keep({ text: 'typed' })
  const again = userChanges()
  setReader('ann')
  heard.push(userChanges() - again)
  expect(heard).toEqual([1, 0])
  expect(draft().read()).toEqual({ text: 'typed' })
})
