import { expect, test, vi } from 'vitest'
import { createPageLoader, PageLoadError } from './load-page.ts'

function loaderWith(cache = new Map<string, string>(), siteAnswers = () => Promise.resolve()) {
  const loadSiteAt = vi.fn<(path: string) => void>()
  const wantedPath = vi.fn<() => string>(() => '/query/detail?id=CN_1_9')
  const loadPage = createPageLoader({
    wantedPath,
    loadSiteAt,
    siteAnswers,
    storage: {
      getItem: (key) => cache.get(key) ?? null,
      setItem: (key, value) => void cache.set(key, value),
      removeItem: (key) => void cache.delete(key),
    },
    timeoutMs: 50,
  })
  return { loadPage, loadSiteAt, wantedPath, cache }
}
/** A connection that is lost until `restore` is called. */
function aConnection() {
  let restore = () => {}
  const answers = new Promise<void>((resolve) => {
    restore = resolve
  })
  return { answers, restore }
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

test('without a connection the shown page stays until the site answers', async () => {
  const connection = aConnection()
  const { loadPage, loadSiteAt } = loaderWith(new Map(), () => connection.answers)
  void loadPage(failing)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loadSiteAt).not.toHaveBeenCalled()
  connection.restore()
  await expect.poll(() => loadSiteAt).toHaveBeenCalledExactlyOnceWith('/query/detail?id=CN_1_9')
})

test('who goes elsewhere without a connection is not taken away from there', async () => {
  const connection = aConnection()
  const { loadPage, loadSiteAt, wantedPath } = loaderWith(new Map(), () => connection.answers)
  const outcome = loadPage(failing)
  await expect.poll(() => wantedPath).toHaveBeenCalledOnce()
  wantedPath.mockReturnValue('/news')
  connection.restore()
  await expect(outcome).rejects.toThrow(PageLoadError)
  expect(loadSiteAt).not.toHaveBeenCalled()
})
