import { useListNotices } from '@markwright/api-client/notices'

/** As many as the bell shows (spec 1 §9). */
const SIZE = 10
const FRESH_MS = 60_000

/** The member's newest notices; a notice may come while another window is in front. */
export const useLatestNotices = () =>
  useListNotices({ current: 1, size: SIZE }, { query: { staleTime: FRESH_MS, refetchOnWindowFocus: true } })
