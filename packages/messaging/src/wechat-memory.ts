/** Where tokens and tickets are stored for every process to use; any key-value store will do. */
export type WechatCache = {
  find(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
}

/** A token or ticket that WeChat lends for a while. */
export type ExpiringValue = { value: string; expiresInSeconds: number }

/**
 * Caches what WeChat lends for as long as it is valid; several who request it at once share one call. What the cache holds is
 * fetched anew where it is `stale`, a value that WeChat has just refused.
 */
export function createWechatMemory(cache: WechatCache) {
  const underWay = new Map<string, Promise<string>>()

  async function loadAndCache(key: string, load: () => Promise<ExpiringValue>) {
    const { value, expiresInSeconds } = await load()
    await cache.set(key, value, Math.max(expiresInSeconds - 300, 1))
    return value
  }

  return async (key: string, load: () => Promise<ExpiringValue>, stale?: string): Promise<string> => {
    const known = await cache.find(key)
    if (known !== null && known !== stale) return known
    const loading = underWay.get(key) ?? loadAndCache(key, load).finally(() => underWay.delete(key))
    underWay.set(key, loading)
    return loading
  }
}
