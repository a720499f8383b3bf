/** Spec 1 §7.3. */
const CHUNK_TIMEOUT_MS = 120_000
const STORAGE_KEY = 'page-retried'

/** The code of a page could not be fetched, not even after the site was loaded anew. */
export class PageLoadError extends Error {}

/**
 * Fetches the code of pages. A failure first loads the site anew at the page that was wanted, which also brings the
 * names of the chunks up to date after a release (spec 1 §2.3); a second one in a row is an error. Without a connection
 * the page that is shown stays until the site answers: loading anew would end in an error page of the browser.
 */
export function createPageLoader(deps: {
  wantedPath: () => string
  loadSiteAt: (path: string) => void
  /** Resolves once the site can be reached. */
  siteAnswers: () => Promise<void>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  timeoutMs?: number
}) {
  const { wantedPath, loadSiteAt, siteAnswers, storage, timeoutMs = CHUNK_TIMEOUT_MS } = deps
  return async function loadPage<Page>(fetchPage: () => Promise<Page>): Promise<Page> {
    try {
      const page = await withinTime(fetchPage(), timeoutMs)
      storage.removeItem(STORAGE_KEY)
      return page
    } catch (cause) {
      const path = wantedPath()
      await siteAnswers()
      // Who went elsewhere meanwhile keeps what is there.
      if (wantedPath() !== path) throw new PageLoadError(`The page ${path} is no longer wanted.`, { cause })
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
