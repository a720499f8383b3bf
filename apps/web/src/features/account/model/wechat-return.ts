/** What WeChat gives when a reader comes back from it. */
export type WechatReturn = { code: string; state: string }

/**
 * Reads the answer of WeChat: behind the `#` as a page of ours puts it, or before it, where WeChat puts it when the
 * address that it is given has a `#`. `pageSearch` and `documentSearch` are the two queries.
 */
export function wechatReturnOf(pageSearch: URLSearchParams, documentSearch: URLSearchParams): WechatReturn | null {
  for (const search of [pageSearch, documentSearch]) {
    const code = search.get('code')
    const state = search.get('state')
    if (code && state) return { code, state }
  }
  return null
}
