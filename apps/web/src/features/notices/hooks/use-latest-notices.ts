import { useCountUnreadNotices, useListNotices } from '@markwright/api-client/notices'

/** As many as the bell shows (spec 1 §9). */
const SIZE = 10
/** A notice may come while another window is in front. */
const query = { staleTime: 60_000, refetchOnWindowFocus: true } as const

/** The member's newest notices. */
export const useLatestNotices = () => useListNotices({ current: 1, size: SIZE }, { query })

/** How many of all notices of the member are unread; 0 until that is known. */
export const useUnreadCount = (): number => useCountUnreadNotices({ query }).data ?? 0
