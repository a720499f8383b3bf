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

  const signOut = () => {
    // The session ends here at once, however long the server takes to end it too. The token is read as the call begins.
    signOutStaff({ keepalive: true }).catch(() => undefined)
    setWasSignedIn(false)
    endStaffSession()
  }
  return { isSignedIn, isSuspended, hasLapsed: wasSignedIn && !isSignedIn, signOut }
}
