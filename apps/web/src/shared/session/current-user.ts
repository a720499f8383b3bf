import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'reader'
/** Ends the keys of what nobody's name is on yet. */
const NOBODY = ''
const keyOf = (name: string, owner: string) => `${name}@${owner}`

let currentUser = saved()
let turn = 0
const listeners = new Set<() => void>()

/**
 * The key under which the browser stores `name` for the current user: the member who was last signed in, also when the
 * session has merely expired, until they sign out, another signs in or the page is left; otherwise a visitor.
 */
export const currentUserKey = (name: string) => keyOf(name, currentUser)

/**
 * Says who reads: a member by id, or null once they have signed out. What a visitor left goes over to the member they
 * turn out to be, in place of what the member left before.
 */
export function setCurrentUser(memberId: string | null) {
  const next = memberId ?? NOBODY
  if (next === currentUser) return
  try {
    if (next === NOBODY) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Then only this window knows, until it is loaded anew.
  }
  become(next)
}

function become(next: string) {
  if (next === currentUser) return
  const hasOwn = currentUser === NOBODY && leftInTab(next)
  if (currentUser === NOBODY) switchUser(next)
  // Forms that stand empty take up what waits for the member; others go on as they are.
  if (currentUser !== NOBODY || hasOwn) turn++
  currentUser = next
  listeners.forEach((listener) => listener())
}

/** Whether the tab keeps something of a member, and nothing that a visitor typed since. */
function leftInTab(memberId: string): boolean {
  try {
    const keys = Object.keys(window.sessionStorage)
    const isLeftBy = (owner: string) => keys.some((key) => key.endsWith(keyOf('', owner)))
    return isLeftBy(memberId) && !isLeftBy(NOBODY)
  } catch {
    return false
  }
}

function switchUser(next: string) {
  try {
    for (const storage of [window.sessionStorage, window.localStorage])
      for (const key of Object.keys(storage).filter((each) => each.endsWith(keyOf('', NOBODY)))) {
        storage.setItem(key + next, storage.getItem(key)!)
        storage.removeItem(key)
      }
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

function saved(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? NOBODY
  } catch {
    return NOBODY
  }
}

/** Follows what another tab learns of who reads, and that somebody signs out there. */
export const followOtherTabs = () =>
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && become(saved()))

/** Formatted whenever another reads; returns how to stop listening. */
export function onCurrentUser(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `currentUserKey` as it changes. */
export const useCurrentUserKey = (name: string) => useSyncExternalStore(onCurrentUser, () => currentUserKey(name))

/** Another number for each person who reads after another, by which what the one typed is not left to the next. */
export const userChanges = () => turn
/** `userChanges` as it changes. */
export const useUserChanges = () => useSyncExternalStore(onCurrentUser, userChanges)
