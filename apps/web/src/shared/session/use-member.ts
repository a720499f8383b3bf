import { useGetCurrentUser } from '@markwright/api-client/account'
import { signOut } from '@markwright/api-client/identity'
import type { User } from '@markwright/api-client/models/user'
import { useNavigate } from 'react-router'
import { setCurrentUser } from './current-user.ts'
import { endSession, useIsMember, useSessionToken } from './session.ts'

/** The member who is signed in; null for a visitor, and until the server has said who it is. */
export function useMember(): User | null {
  const isSignedIn = useSessionToken() !== null
  const isMember = useIsMember()
  const { data } = useGetCurrentUser({ query: { enabled: isSignedIn } })
  return (isMember && data) || null
}

/** Spec 1 §4: where one is after signing out. */
const AFTERWARDS = '/index'

const END_WAIT_MS = 2_000
let ending: Promise<unknown> = Promise.resolve()

/** Until the server has ended the session that was left last, so that it is not taken for one elsewhere; not for long. */
export const previousSessionEnd = (): Promise<unknown> =>
  Promise.race([ending, new Promise((resolve) => setTimeout(resolve, END_WAIT_MS))])

/**
 * Ends the session here at once, however long the server takes to end it too; whatever belongs to the member goes with it.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    // The token is read as the call begins. Its answer removes the cookie, which by then may be that of another session.
    ending = signOut({ credentials: 'omit', keepalive: true }).catch(() => undefined)
    endSession()
    setCurrentUser(null)
    await navigate(AFTERWARDS)
  }
}
