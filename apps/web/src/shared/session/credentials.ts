import { isOwnPath, isSignInPath, STAFF_PATH } from './own-paths.ts'
import { memberSession } from './session.ts'
import { onSignInRequest, openSignIn, signInRequest } from './sign-in-dialog.ts'
import { staffSession } from './staff-session.ts'
import { hasEditor, hasUnsavedInput } from './unsaved-input.ts'

type Rejection = { path: string; method: string; status: 401 | 424; token: string | null }
type Result = { path: string; token: string | null; isTokenInvalid: boolean }

/**
 * Which token a call carries, and what happens when the server takes none (401) or not this one (424): the session
 * ends, and only a 401 is said to the user (spec 1 §8). Where that would lose what was typed, the session is suspended
 * instead, the user is asked to sign in again, and a call that changes something is sent once more after that.
 *
 * A search of a member whose session has ended is answered as a visitor's. The page stays, with the session suspended,
 * and the user is notified, once for each session that ends.
 */
export const siteCredentials = ({
  notifyPleaseSignIn,
  notifySessionEnded,
  isSearch,
}: {
  notifyPleaseSignIn: () => void
  notifySessionEnded: () => void
  /** Whether a call of this path is answered to visitors otherwise than to members. */
  isSearch: (path: string) => boolean
}) => {
  /** The token of a session that the server ended, which the user does not know yet. */
  let unsaid: string | null = null
  // Anyone who closes the dialog does not sign in now; what they typed stays.
  onSignInRequest(() => {
    unsaid = null
    if (signInRequest() === null && memberSession.token() === null) memberSession.giveUpWaiting()
  })
  return {
    tokenFor: (path: string) => (path.startsWith(STAFF_PATH) ? staffSession.token() : memberSession.token()),

    /** Whether to send the call once more. */
    onRejected: async ({ path, method, status, token }: Rejection): Promise<boolean> => {
      // Anyone who is being refused, as one whose account is disabled, is not asked to sign in.
      if (status === 401 && isSignInPath(path)) return false
      const isStaff = path.startsWith(STAFF_PATH)
      const session = isStaff ? staffSession : memberSession
      const isChange = method !== 'GET'
      // The answer to an older call says nothing about a session that has begun since.
      if (!session.isSuspended() && token !== session.token()) return false
      if (!session.isSuspended()) {
        const isEditing = hasUnsavedInput() && (isStaff || hasEditor() || (isChange && isOwnPath(path)))
        if (token === null || !isEditing) {
          session.end()
          if (!isStaff) unsaid = token
          // The back office says itself what a refused sign-in or an ended session means.
          if (status === 401 && !isStaff) notifyPleaseSignIn()
          return false
        }
        session.suspend()
        if (!isStaff) openSignIn({ kind: 'resume' })
      } else if (isChange && !isStaff) openSignIn({ kind: 'resume' })
      return isChange && session.waitForSamePerson()
    },

    onAnswered: ({ path, token, isTokenInvalid }: Result): void => {
      const current = memberSession.token()
      if (current !== null) unsaid = null
      if (isTokenInvalid && token !== null && token === current) {
        memberSession.suspend()
        unsaid = token
      }
      if (unsaid === null || !(isTokenInvalid ? token === unsaid : token === null && isSearch(path))) return
      unsaid = null
      notifySessionEnded()
    },
  }
}
