import { AUTH_COOKIE, AUTH_COOKIE_DAYS } from '@markwright/domain/sign-in-limits'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Tells everybody who listens to look at the cookie again, which may have ended or changed by itself. */
export const recheckSession = () => listeners.forEach((listener) => listener())

/** The access token of the member; null where nobody is signed in. */
export function sessionToken(): string | null {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${AUTH_COOKIE}=`))
    ?.slice(AUTH_COOKIE.length + 1)
  // Spec 1 §2.3: the text null counts as no session.
  return value && value !== 'null' ? decodeURIComponent(value) : null
}

export function beginSession(token: string) {
  write(encodeURIComponent(token), AUTH_COOKIE_DAYS * 24 * 60 * 60)
  recheckSession()
}

export function endSession() {
  write('', 0)
  recheckSession()
}

function write(value: string, maxAgeSeconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${AUTH_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Told whenever the session may have changed; returns how to stop listening. */
export function onSession(listener: () => void) {
  listeners.add(listener)
  // Another tab may have signed in or out meanwhile.
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The access token of the member as it changes. */
export const useSessionToken = () => useSyncExternalStore(onSession, sessionToken)
