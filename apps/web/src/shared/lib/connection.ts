import { useSyncExternalStore } from 'react'

const PROBE_INTERVAL_MS = 5000

/** Waits that found the site out of reach, though the device calls itself connected. */
let waiting = 0
const listeners = new Set<() => void>()

/** Whether the site is out of reach: the device has no connection, or a page could not be fetched for want of one. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)

const isOffline = () => !window.navigator.onLine || waiting > 0

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Resolves once the site answers, whatever it answers: at once, or when the connection is back. */
export async function siteAnswers(): Promise<void> {
  if (await doesSiteAnswer()) return
  change(1)
  try {
    do await connectedOrLater()
    while (!(await doesSiteAnswer()))
  } finally {
    change(-1)
  }
}

function change(by: 1 | -1): void {
  waiting += by
  for (const listener of listeners) listener()
}

async function doesSiteAnswer(): Promise<boolean> {
  if (!window.navigator.onLine) return false
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

async function connectedOrLater(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, PROBE_INTERVAL_MS)
    window.addEventListener('online', end)
  })
}
