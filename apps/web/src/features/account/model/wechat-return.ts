/** What WeChat gives when a reader comes back from it. */
export type WechatReturn = { code: string; state: string }

/**
 * Reads the answer of WeChat: behind the `#` as a page of ours puts it, or before it, where WeChat puts it when the
 * address that it is given has a `#`. `pageSearch` and `documentSearch` are the two queries. Null where the reader did
 * not come from WeChat, or refused there.
 */
export function wechatReturnOf(pageSearch: URLSearchParams, documentSearch: URLSearchParams): WechatReturn | null {
  for (const search of [pageSearch, documentSearch]) {
    const code = search.get('code')
    const state = search.get('state')
    if (code && state) return { code, state }
  }
  return null
}

/** What the page is to change; whoever comes back from WeChat came for the WeChat account. */
export function changeKindOf(pageSearch: URLSearchParams, documentSearch: URLSearchParams): 'phone' | 'wechat' {
  const kind = pageSearch.get('kind')
  if (kind !== null) return kind === 'wechat' ? 'wechat' : 'phone'
  return pageSearch.has('state') || documentSearch.has('state') ? 'wechat' : 'phone'
}
