import { getGetCurrentUserQueryKey } from '@markwright/api-client/account'
import type { User } from '@markwright/api-client/models/user'
import type { QueryClient } from '@tanstack/react-query'
import { followOtherTabs, setReader } from './reader.ts'
import { onSession, recheckSession, sessionToken } from './session.ts'
import { onStaffSession, staffToken } from './staff-session.ts'

/** Where the back office is called, with a token of its own. */
export const STAFF_PATH = '/admin/manage/'

/** Calls whose answers belong to the member who asked. */
const MEMBER_PATHS = [
  '/admin/user/',
  '/admin/member/',
  '/admin/contact',
  '/auth/sessions',
  '/common/job/',
  '/common/query/analyzeReportV2',
  '/common/query/bulk',
  '/common/query/exports',
  '/common/query/saved',
  '/custody/',
  '/lantern/jurisdiction/',
  '/lantern/lanlog/',
  '/lantern/messageLan/',
  '/trademark/monitoring',
  '/product/',
]

/**
 * Forgets what belongs to a member (user, notices, applicants and the rest) as soon as another is signed in, or nobody;
 * what of it is on the screen is asked for anew. The same for the back office. What the browser keeps for whoever reads
 * is kept apart by the member who is known to be signed in.
 */
export function keepDataWithItsOwner(queryClient: QueryClient) {
  watch(queryClient, onSession, sessionToken, (path) => MEMBER_PATHS.some((own) => path.startsWith(own)))
  watch(queryClient, onStaffSession, staffToken, (path) => path.startsWith(STAFF_PATH))
  followOtherTabs()
  beginPage()
  const key = getGetCurrentUserQueryKey()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== key[0] || sessionToken() === null) return
    // An answer to an earlier session has left the cache with it.
    const member = queryClient.getQueryData<User>(key)
    if (member) setReader(member.id)
  })
}

/**
 * Looks at the session again as a page begins. Where there is none, who reads may be another than was signed in last:
 * what they type is a visitor's, and what that member left waits for them.
 */
export function beginPage() {
  recheckSession()
  if (sessionToken() === null) setReader(null)
}

function watch(
  queryClient: QueryClient,
  subscribe: (listener: () => void) => void,
  currentToken: () => string | null,
  isOwn: (path: string) => boolean,
) {
  let owner = currentToken()
  subscribe(() => {
    const token = currentToken()
    if (token === owner) return
    owner = token
    const own = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwn(String(queryKey[0])) }
    // Without a session nothing may be asked for anew: that would be refused, and said to the reader.
    if (token === null) queryClient.removeQueries(own)
    else void queryClient.resetQueries(own)
  })
}
