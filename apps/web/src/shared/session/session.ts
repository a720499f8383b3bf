import { AUTH_COOKIE, AUTH_COOKIE_DAYS } from '@markwright/domain/people/sign-in-limits'
import { useEffect, useSyncExternalStore } from 'react'
import { createSessionStore } from './session-store.ts'
import { registerEditor } from './unsaved-input.ts'

/** The session of the member. */
export const memberSession = createSessionStore({ read, write })

/** Tells everybody who listens to look at the cookie again, which may have ended or changed by itself. */
export const recheckSession = memberSession.recheck

/** The access token of the member; null where nobody is signed in. */
export const sessionToken = memberSession.token
export const beginSession = memberSession.begin
export const endSession = memberSession.end

function read(): string | null {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${AUTH_COOKIE}=`))
    ?.slice(AUTH_COOKIE.length + 1)
  // Spec 1 §2.3: the text null counts as no session.
  if (!value || value === 'null') return null
  try {
    return decodeURIComponent(value)
  } catch {
    // Of another program, or damaged.
    return null
  }
}

function write(token: string | null) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const [value, maxAgeSeconds] = token === null ? ['', 0] : [encodeURIComponent(token), AUTH_COOKIE_DAYS * 24 * 60 * 60]
  document.cookie = `${AUTH_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Formatted whenever the session may have changed; returns how to stop listening. */
export function onSession(listener: () => void) {
  const stop = memberSession.subscribe(listener)
  // Another tab may have signed in or out meanwhile.
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The access token of the member as it changes. */
export const useSessionToken = () => useSyncExternalStore(onSession, sessionToken)

/** Whether a member is signed in, or was until the session was suspended. */
export const useIsMember = () => useSyncExternalStore(onSession, memberSession.isPresent)

/** As `useIsMember`, for what shows forms to members only: a session that ends while one is filled in is suspended. */
export function useMemberPage(): boolean {
  const isMember = useIsMember()
  useEffect(() => (isMember ? registerEditor() : undefined), [isMember])
  return isMember
}
