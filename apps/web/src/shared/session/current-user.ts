import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'reader'
/** Ends the keys of what belongs to no member yet. */
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
 * Sets the current user: a member by id, or null once they have signed out. What a visitor left goes over to the member they
 * turn out to be, in place of what the member left before.
 */
export function setCurrentUser(memberId: string | null) {
  const next = memberId ?? NOBODY
  if (next === currentUser) return
  try {
    if (next === NOBODY) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Then only this window has it, until it is loaded anew.
  }
  become(next)
}

function become(next: string) {
  if (next === currentUser) return
  const hasOwn = currentUser === NOBODY && leftInTab(next)
  if (currentUser === NOBODY) switchUser(next)
  // Empty forms are filled with the draft of the member; others go on as they are.
  if (currentUser !== NOBODY || hasOwn) turn++
  currentUser = next
  listeners.forEach((listener) => listener())
}

/** Whether the tab has a draft of a member, and nothing that a visitor typed since. */
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

/** Follows sign-in and sign-out in another tab. */
export const followOtherTabs = () =>
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && become(saved()))

/** Calls `listener` when the current user changes; returns a function that stops this. */
export function onCurrentUser(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `currentUserKey` as it changes. */
export const useCurrentUserKey = (name: string) => useSyncExternalStore(onCurrentUser, () => currentUserKey(name))

/** Counts changes of the current user, so that what one typed is not shown to the next. */
export const userChanges = () => turn
/** `userChanges` as it changes. */
export const useUserChanges = () => useSyncExternalStore(onCurrentUser, userChanges)
