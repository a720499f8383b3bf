const KEY = 'userSource'

/** Where a visit began to which no other site led. */
export const DIRECT = 'direct'

/** Where a visit began; `token` names the visit. */
export type UserSource = { name: string; path: string; token: string }

/** Spec 1 §3: session state of where the visit began, noted once for each visit. */
export function noteUserSource(): void {
  try {
    if (window.sessionStorage.getItem(KEY) !== null) return
    const from = document.referrer && URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
    const source: UserSource = {
      name: from && from !== window.location.host ? from : DIRECT,
      path: window.location.hash.slice(1) || '/',
      token: crypto.randomUUID(),
    }
    window.sessionStorage.setItem(KEY, JSON.stringify(source))
  } catch {
    // Then orders do not say where the visit began.
  }
}

export function userSource(): Pick<UserSource, 'name' | 'path'> | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as UserSource | null
    return stored ? { name: stored.name.slice(0, 100), path: stored.path.slice(0, 500) } : undefined
  } catch {
    return undefined
  }
}
