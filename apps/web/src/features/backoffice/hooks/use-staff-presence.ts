import { signOutStaff } from '@markwright/api-client/backoffice'
import { useState } from 'react'
import { endStaffSession, useIsStaff, useStaffToken } from '../../../shared/session/staff-session.ts'

/**
 * Whether somebody of the firm is signed in, and if not, whether it was the session that ended, and whether it was
 * suspended so that they can go on.
 */
export function useStaffPresence() {
  const isSignedIn = useStaffToken() !== null
  const isSuspended = useIsStaff() && !isSignedIn
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)

  const signOut = async () => {
    // A session that the server has ended already, or cannot end now, ends here all the same.
    await signOutStaff().catch(() => undefined)
    setWasSignedIn(false)
    endStaffSession()
  }
  return { isSignedIn, isSuspended, hasLapsed: wasSignedIn && !isSignedIn, signOut }
}
