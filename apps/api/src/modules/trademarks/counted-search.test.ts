import { IndexNotReady } from '@markwright/search'
import { expect, test, vi } from 'vitest'
import { commonErrors } from '../../kernel/errors.ts'
import { createCountedSearch } from './counted-search.ts'
import { usedUpErrors } from './trademarks.errors.ts'

const entry = { kind: 'text', content: 'ACME', address: null, total: 3 } as const
const member = { accountId: 'm', ip: '192.0.2.1', client: 'web' }

type Given = { isNew?: boolean; giveBack?: () => Promise<void>; left?: () => boolean }

function counting({ isNew = true, giveBack = async () => {}, left = () => true }: Given) {
  const quota = { used: 1, limit: 100, extraLeft: 0, resetAt: '' }
  const usage = { ...quota, atOnce: null, mode: 'free', endsAt: null } as const
  const [logSearch, onError, back] = [vi.fn(), vi.fn(), vi.fn(giveBack)]
  const consume = vi.fn(async () =>
    left()
      ? ({ allowed: true, usage, isNew, receipt: 'r', giveBack: back } as const)
      : ({ allowed: false, usage, reason: 'perDay', nextStep: 'signIn' } as const),
  )
  return {
    search: createCountedSearch({
      entitlements: { consume },
      service: 'search',
      refusals: usedUpErrors,
      logSearch,
      onError,
    }),
    quota,
    consume,
    logSearch,
    onError,
    giveBack: back,
  }
}

test('a search of a member is counted and written down', async () => {
  const { search, quota, logSearch, giveBack } = counting({})
  await expect(search(member, 'q', async () => ({ found: 'marks', entry }))).resolves.toEqual({
    found: 'marks',
    quota,
  })
  expect(logSearch).toHaveBeenCalledExactlyOnceWith({ accountId: 'm', client: 'web', ...entry })
  expect(giveBack).not.toHaveBeenCalled()
})

test('neither more of an answer nor the search of a visitor is written down', async () => {
  const again = counting({ isNew: false })
  await again.search(member, 'q', async () => ({ found: null, entry }))
  expect(again.logSearch).not.toHaveBeenCalled()
  const visitor = counting({})
  await visitor.search({ accountId: null, ip: '192.0.2.1' }, 'q', async () => ({ found: null, entry }))
  expect(visitor.logSearch).not.toHaveBeenCalled()
})

test('more pages of a search that was counted just now need no quota and report its state', async () => {
  const { search, quota: usage, consume, logSearch } = counting({})
  const { quota } = await search(member, 'q', async () => ({ found: null, entry }))
  const more = await search({ ...member, counted: quota }, 'q of one office', async () => ({ found: 'more', entry }))
  expect(more).toEqual({ found: 'more', quota: usage })
  expect([consume.mock.calls.length, logSearch.mock.calls.length]).toEqual([1, 1])
})

test('a search that failed is given back, and says why it failed', async () => {
  const { search, logSearch, giveBack } = counting({})
  const failing = search(member, 'q', async () => {
    throw new IndexNotReady(40)
  })
  await expect(failing).rejects.toMatchObject({ entry: commonErrors.notReady })
  expect(giveBack).toHaveBeenCalledOnce()
  expect(logSearch).not.toHaveBeenCalled()
})

test('what went wrong is reported even where the search cannot be given back', async () => {
  const lost = new Error('the store is gone')
  const { search, onError } = counting({
    giveBack: async () => {
      throw lost
    },
  })
  const cause = new Error('the disk is full')
  await expect(search(member, 'q', () => Promise.reject(cause))).rejects.toBe(cause)
  expect(onError).toHaveBeenCalledExactlyOnceWith(lost)
})

test('a quick search goes on while it is counted, but not for anyone who was refused, until they have some left', async () => {
  let left = true
  const { search, giveBack } = counting({ left: () => left })
  const find = vi.fn(async () => ({ found: 'marks', entry }))
  const ask = (quick: boolean) => search(member, 'q', find, { quick })
  left = false
  const refusal = { entry: usedUpErrors.signIn }
  await expect(ask(false)).rejects.toMatchObject(refusal)
  await expect(ask(true)).rejects.toMatchObject(refusal)
  expect(find).not.toHaveBeenCalled()
  left = true
  await ask(true)
  left = false
  await expect(ask(true)).rejects.toMatchObject(refusal)
  await expect(ask(true)).rejects.toMatchObject(refusal)
  expect(find).toHaveBeenCalledTimes(2)
  expect(giveBack).not.toHaveBeenCalled()
})

test('a quick search that fails before it is counted is given back', async () => {
  const { search, giveBack } = counting({})
  const cause = new Error('the disk is full')
  await expect(search(member, 'q', () => Promise.reject(cause), { quick: true })).rejects.toBe(cause)
  expect(giveBack).toHaveBeenCalledOnce()
})
