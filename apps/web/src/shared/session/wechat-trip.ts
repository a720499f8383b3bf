// The way to WeChat leaves the site; the tab remembers from where.
const STORAGE_KEY = 'wechat-trip'

/** Goes to WeChat at `url`; the user comes back to `/callback`, and from there to the page where they are now. */
export function leaveForWechat(url: string) {
  window.sessionStorage.setItem(STORAGE_KEY, window.location.hash.slice(1))
  window.location.assign(url)
}

/** The page from where the user went to WeChat; null where that is not known. */
export const pageBeforeWechat = (): string | null => window.sessionStorage.getItem(STORAGE_KEY)
