import { useSyncExternalStore } from 'react'
import { createSessionStore } from './session-store.ts'

// Sessions of the back office end with the tab, unlike those of members.
const STORAGE_KEY = 'staff'

/** The session of somebody of the firm who is signed in to the back office in this tab. */
export const staffSession = createSessionStore({
  read: () => window.sessionStorage.getItem(STORAGE_KEY),
  write: (token) =>
    token === null ? window.sessionStorage.removeItem(STORAGE_KEY) : window.sessionStorage.setItem(STORAGE_KEY, token),
})

export const staffToken = staffSession.token
export const beginStaffSession = staffSession.begin
export const endStaffSession = staffSession.end

/** The token of the back office as it changes. */
export const useStaffToken = () => useSyncExternalStore(staffSession.subscribe, staffToken)
/** Whether somebody is signed in there, or was until the session was suspended. */
export const useIsStaff = () => useSyncExternalStore(staffSession.subscribe, staffSession.isPresent)
