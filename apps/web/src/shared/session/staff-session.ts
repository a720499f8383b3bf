import { useSyncExternalStore } from 'react'

// Sessions of the back office end with the tab, unlike those of members.
const STORAGE_KEY = 'staff'

const listeners = new Set<() => void>()

/** The token of somebody of the firm who is signed in to the back office in this tab; null where nobody is. */
export const staffToken = (): string | null => window.sessionStorage.getItem(STORAGE_KEY)

export function beginStaffSession(token: string) {
  window.sessionStorage.setItem(STORAGE_KEY, token)
  listeners.forEach((listener) => listener())
}

export function endStaffSession() {
  window.sessionStorage.removeItem(STORAGE_KEY)
  listeners.forEach((listener) => listener())
}

/** Told whenever a session of the back office begins or ends; returns how to stop listening. */
export function onStaffSession(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The token of the back office as it changes. */
export const useStaffToken = () => useSyncExternalStore(onStaffSession, staffToken)
