import { expect, test, vi } from 'vitest'
import { createPageLoader, PageLoadError } from './load-page.ts'

function loaderWith(cache = new Map<string, string>()) {
  const loadSiteAt = vi.fn<(path: string) => void>()
  const loadPage = createPageLoader({
    wantedPath: () => '/query/detail?id=CN_1_9',
    loadSiteAt,
    storage: {
      getItem: (key) => cache.get(key) ?? null,
      setItem: (key, value) => void cache.set(key, value),
      removeItem: (key) => void cache.delete(key),
    },
    timeoutMs: 50,
  })
  return { loadPage, loadSiteAt, cache }
}
const failing = () => Promise.reject(new Error('chunk'))

test('a page that loads is given and nothing else happens', async () => {
  const { loadPage, loadSiteAt } = loaderWith()
  await expect(loadPage(() => Promise.resolve('page'))).resolves.toBe('page')
  expect(loadSiteAt).not.toHaveBeenCalled()
})

test('the first failure loads the site anew at the page that was wanted', async () => {
  const { loadPage, loadSiteAt } = loaderWith()
  const outcome = vi.fn<() => void>()
  void loadPage(failing).then(outcome, outcome)
  await expect.poll(() => loadSiteAt).toHaveBeenCalledExactlyOnceWith('/query/detail?id=CN_1_9')
  expect(outcome).not.toHaveBeenCalled()
})

test('a second failure in a row is an error, and the attempt after it starts from the beginning', async () => {
  const { loadPage, loadSiteAt, cache } = loaderWith()
  void loadPage(failing)
  await expect.poll(() => cache.size).toBe(1)
  await expect(loadPage(failing)).rejects.toThrow(PageLoadError)
  void loadPage(failing)
  await expect.poll(() => loadSiteAt).toHaveBeenCalledTimes(2)
})

test('a failure after a page that loaded is a first one', async () => {
  const { loadPage, loadSiteAt, cache } = loaderWith()
  void loadPage(failing)
  await expect.poll(() => cache.size).toBe(1)
  await loadPage(() => Promise.resolve('page'))
  void loadPage(failing)
  await expect.poll(() => loadSiteAt).toHaveBeenCalledTimes(2)
})

test('a chunk that never comes counts as failed', async () => {
  const { loadPage, loadSiteAt } = loaderWith()
  void loadPage(() => new Promise(() => {}))
  await expect.poll(() => loadSiteAt).toHaveBeenCalledOnce()
})
