/** Spec 1 §7.3. */
const CHUNK_TIMEOUT_MS = 120_000
const STORAGE_KEY = 'page-retried'

/** The code of a page could not be fetched, not even after the site was loaded anew. */
export class PageLoadError extends Error {}

/**
 * Fetches the code of pages. A failure first loads the site anew at the page that was wanted, which also brings the
 * names of the chunks up to date after a release (spec 1 §2.3); a second one in a row is an error.
 */
export function createPageLoader(deps: {
  wantedPath: () => string
  loadSiteAt: (path: string) => void
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  timeoutMs?: number
}) {
  const { wantedPath, loadSiteAt, storage, timeoutMs = CHUNK_TIMEOUT_MS } = deps
  return async function loadPage<Page>(fetchPage: () => Promise<Page>): Promise<Page> {
    try {
      const page = await withinTime(fetchPage(), timeoutMs)
      storage.removeItem(STORAGE_KEY)
      return page
    } catch (cause) {
      const path = wantedPath()
      const wasRetried = storage.getItem(STORAGE_KEY) === path
      if (wasRetried) {
        // The next attempt, by the user, is a first one again.
        storage.removeItem(STORAGE_KEY)
        throw new PageLoadError(`The page ${path} could not be loaded.`, { cause })
      }
      storage.setItem(STORAGE_KEY, path)
      loadSiteAt(path)
      // The document is being replaced; until then the navigation stays pending.
      return new Promise<Page>(() => {})
    }
  }
}

async function withinTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
