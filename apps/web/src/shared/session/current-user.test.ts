import { beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from '../lib/form-draft.ts'
import { onCurrentUser, currentUserKey, userChanges, setCurrentUser } from './current-user.ts'

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

const draft = () => formDraft<{ text: string }>(currentUserKey('contrast'))

beforeEach(() => {
  setCurrentUser(null)
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() })
})

test('what a visitor typed is the member’s who they turn out to be, and no visitor’s any more', () => {
  draft().save({ text: 'typed' })
  setCurrentUser('ann')
  expect(draft().read()).toEqual({ text: 'typed' })
  setCurrentUser(null)
  expect(draft().read()).toEqual({})
})

test('what one member typed waits for them, and is not shown to the next', () => {
  setCurrentUser('ann')
  draft().save({ text: 'of Ann' })
  setCurrentUser('bob')
  expect(draft().read()).toEqual({})
  draft().save({ text: 'of Bob' })
  setCurrentUser('ann')
  expect(draft().read()).toEqual({ text: 'of Ann' })
})

test('what a visitor left in every storage goes over', () => {
  window.localStorage.setItem(currentUserKey('goods-list'), '[]')
  setCurrentUser('ann')
  expect(window.localStorage.getItem(currentUserKey('goods-list'))).toBe('[]')
})

test('anyone who listens hears of another user once', () => {
  const heard = vi.fn<() => void>()
  const stop = onCurrentUser(heard)
  setCurrentUser('ann')
  setCurrentUser('ann')
  stop()
  setCurrentUser('bob')
  expect(heard).toHaveBeenCalledOnce()
})

test('forms begin anew for a member for whom something waits, and go on with what a visitor typed', () => {
  const heard: number[] = []
  setCurrentUser('ann')
  draft().save({ text: 'of Ann' })
  setCurrentUser(null)
  const before = userChanges()
  setCurrentUser('ann')
  heard.push(userChanges() - before)
  setCurrentUser(null)
  draft().save({ text: 'typed' })
  const again = userChanges()
  setCurrentUser('ann')
  heard.push(userChanges() - again)
  expect(heard).toEqual([1, 0])
  expect(draft().read()).toEqual({ text: 'typed' })
})
