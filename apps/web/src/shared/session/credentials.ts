import { STAFF_PATH } from './own-data.ts'
import { endSession, sessionToken } from './session.ts'
import { endStaffSession, staffToken } from './staff-session.ts'

/**
 * Which token a call carries, and what happens when the server takes none (401) or not this one (424): the session
 * ends, and only a 401 is said to the reader (spec 1 §8).
 */
export const siteCredentials = (sayPleaseSignIn: () => void) => ({
  tokenFor: (path: string) => (path.startsWith(STAFF_PATH) ? staffToken() : sessionToken()),
  onRejected: ({ path, status, token }: { path: string; status: 401 | 424; token: string | null }) => {
    const isStaff = path.startsWith(STAFF_PATH)
    // The answer to an older call says nothing about a session that has begun since.
    if (token !== (isStaff ? staffToken() : sessionToken())) return
    // The back office says itself what a refused sign-in or an ended session means.
    if (isStaff) return endStaffSession()
    endSession()
    if (status === 401) sayPleaseSignIn()
  },
})
