import { getCurrentUser, getGetCurrentUserQueryKey } from '@markwright/api-client/account'
import type { User } from '@markwright/api-client/models/user'
import type { QueryClient } from '@tanstack/react-query'
import { isOwnPath, STAFF_PATH } from './own-paths.ts'
import { followOtherTabs, onCurrentUser, setCurrentUser } from './current-user.ts'
import type { SessionStore } from './session-store.ts'
import { memberSession, onSession, recheckSession, sessionToken } from './session.ts'
import { staffSession } from './staff-session.ts'
import { forgetInput, hasEditor, hasUnsavedInput, watchInput } from './unsaved-input.ts'

/** The key under which `useGetStaff` caches its answer. */
const STAFF_KEY = [`${STAFF_PATH}me`] as const

/**
 * Forgets what belongs to a member (user, notices, applicants and the rest) as soon as another is signed in, or nobody;
 * what of it is on the screen is requested again. The same for the back office. Drafts in the browser are stored
 * separately for each current user. Returns a function that stops this.
 */
export function clearDataOnUserChange(queryClient: QueryClient): () => void {
  const stopMember = watch(queryClient, {
    session: { ...memberSession, subscribe: onSession },
    isOwn: isOwnPath,
    personKey: getGetCurrentUserQueryKey(),
    fetchPerson: getCurrentUser,
  })
  const stopStaff = watch(queryClient, {
    session: staffSession,
    isOwn: (path) => path.startsWith(STAFF_PATH),
    personKey: STAFF_KEY,
    // The client of the back office is large, and few readers need it.
    fetchPerson: async () => (await import('@markwright/api-client/backoffice')).getStaff(),
  })
  const stopInput = watchInput()
  const stopListening = onCurrentUser(forgetInput)
  followOtherTabs()
  beginPage()
  const key = getGetCurrentUserQueryKey()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== key[0] || sessionToken() === null) return
    // An answer to an earlier session has left the cache with it.
    const member = queryClient.getQueryData<User>(key)
    if (member) setCurrentUser(member.id)
  })
  return () => [stopMember, stopStaff, stopInput, stopListening].forEach((stop) => stop())
}

/**
 * Looks at the session again as a page begins. Where there is none, who reads may be another than was signed in last:
 * what they type is a visitor's, and what that member left waits for them.
 */
export function beginPage() {
  forgetInput()
  // What was to go on there after signing in again has been left.
  if (sessionToken() === null) memberSession.settle(false)
  recheckSession()
  if (sessionToken() === null) setCurrentUser(null)
}

type Watched = {
  session: Omit<SessionStore, 'begin' | 'end'>
  isOwn: (path: string) => boolean
  /** The cached answer to who is signed in. */
  personKey: readonly unknown[]
  fetchPerson: () => Promise<{ id: string }>
}

function watch(queryClient: QueryClient, { session, isOwn, personKey, fetchPerson }: Watched): () => void {
  const own = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwn(String(queryKey[0])) }
  const personId = () => queryClient.getQueryData<{ id: string }>(personKey)?.id
  let owner = session.token()

  /** Anyone who has signed in goes on with the page if it is theirs. */
  async function resume() {
    const before = personId()
    const after = await queryClient
      .fetchQuery({ queryKey: personKey, queryFn: () => fetchPerson(), staleTime: 0 })
      .then(
        ({ id }) => id,
        () => undefined,
      )
    const isSamePerson = before !== undefined && before === after
    session.settle(isSamePerson)
    if (isSamePerson) await queryClient.invalidateQueries(own)
    else await queryClient.resetQueries(own)
  }
  return session.subscribe(() => {
    const token = session.token()
    if (token === owner || (token === null && session.isSuspended())) return
    // A cookie that was there a moment ago has run out.
    if (token === null && !session.isEnding() && hasUnsavedInput() && hasEditor()) return session.suspend()
    owner = token
    if (session.isSuspended()) void resume()
    // Without a session nothing may be requested anew: that would be refused, and said to the user.
    else if (token === null) queryClient.removeQueries(own)
    else void queryClient.resetQueries(own)
  })
}
